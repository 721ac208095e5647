import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from '../Selector/SelectorScreen.tsx';
import compared from '../compare/Compare.flow.stories.tsx';

const meta = {
  title: 'screens/room-by-room/Selector/flow/print',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  // The home whose rooms have layers.
  parameters: {
    ...compared.parameters,
    chromatic: { disableSnapshot: true },
    path: 'room-by-room/1?s=1.1.1.1.1-3p&view=print',
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const amount = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/gu, ''));

/** Pictures as chosen with what each is, the plan by name, lines that add up, the days, and the way back. */
export const AQuotation: Story = {
  play: async ({ canvas }) => {
    const paper = within(await canvas.findByRole('article', { name: 'Báo giá nội thất' }));
    const living = paper.getByRole('img', { name: /^Phòng khách: / });
    const sofas = [...living.querySelectorAll('img')].filter(({ src }) => src.includes('/sofa-'));
    await expect(sofas.map(({ src }) => src)).toEqual([
      expect.stringContaining('/layers/living-1/sofa-sofa-leather-cognac-'),
    ]);
    // Paper waits for nothing that is below the window.
    await expect(sofas[0]).toHaveAttribute('loading', 'eager');
    await expect(paper.getAllByText('Đúng món bạn chọn, trong một căn phòng mẫu')).toHaveLength(2);
    // The kitchen has no layers, and a picture of its own.
    await expect(paper.getByText('Đúng căn phòng này, theo phong cách này')).toBeInTheDocument();

    const plan = within(paper.getByRole('region', { name: 'Mặt bằng' }));
    const named = plan.getAllByRole('listitem').map((item) => item.textContent);
    await expect(named[0]).toMatch(/^1\.Phòng khách\d/u);
    await expect(named.length).toBeGreaterThan(3);

    await expect(paper.getByText('Ngày in').nextElementSibling).toHaveTextContent('06/03/2026');
    await expect(paper.getByText('Hiệu lực đến hết ngày').nextElementSibling).toHaveTextContent(
      '13/03/2026',
    );

    const table = within(paper.getByRole('table', { name: 'Các món' }));
    const rows = table
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    const lines = rows.filter((cells) => cells.length === 4).slice(1);
    for (const [, quantity, price, sum] of lines)
      await expect(amount(quantity) * amount(price)).toBe(amount(sum));
    const total = lines.reduce((sum, cells) => sum + amount(cells[3]), 0);
    const [vat, whole] = rows.slice(-2).map((cells) => amount(cells.at(-1)));
    await expect(whole).toBe(total);
    // Eight per cent lie within: a rounding of each seller's share is all that may differ.
    await expect(Math.abs((vat ?? 0) - (total * 8) / 108)).toBeLessThan(5);

    const link = paper.getByRole('link', {
      name: /^https:\/\/hien\.example\/vi\/room-by-room\/1/u,
    });
    await expect(new URL((link as HTMLAnchorElement).href).searchParams.get('s')).toMatch(
      /^1\.1\.1\.1\.1-3p\.\$/u,
    );
    await waitFor(() =>
      expect(paper.getByRole('img', { name: 'Mã QR mở lựa chọn này' })).toBeVisible(),
    );
  },
};

/** In a room without layers the picture is the style's, and says that what was changed is not in it. */
export const NotInThePicture: Story = {
  parameters: { path: 'room-by-room/1?s=1.1.1.1.3-_97&view=print' },
  play: async ({ canvas }) => {
    await canvas.findByText(/món bạn đã đổi chưa có trong ảnh$/u);
  },
};
