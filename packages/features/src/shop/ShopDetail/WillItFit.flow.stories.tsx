import { answers, fixtures, mock } from '@hien/api/testing';
import { usualWaysIn } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { keepWayIn, readKeptWayIn } from '../../shared/delivery-fit/kept-way-in.ts';
import type { Screen } from './ShopDetailScreen.tsx';
import shown from './ShopDetailScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/shop/ShopDetail/fit',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: () => () => {
    keepWayIn(null);
    localStorage.clear();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

type Stage = Parameters<NonNullable<Story['play']>>[0];

const part = ({ canvas }: Stage) => canvas.findByRole('region', { name: 'Lọt cửa không?' });

/** The first product with other sizes. */
const sized = (change: {
  dimensions?: { width: number; depth: number; height: number };
  packingSize?: string | null;
  removableLegs?: number | null;
}) => {
  const product = fixtures.productDetail(1, 'vi');
  const { dimensions = product.dimensions, ...shipping } = change;
  return answers(
    mock('getProduct').answer(() => ({
      ...product,
      dimensions,
      shipping: { ...product.shipping, ...shipping },
    })),
  );
};

/** A kind of home is enough for a first answer, which says that nobody measured. */
export const UsualMeasures: Story = {
  play: async (stage) => {
    const fit = within(await part(stage));
    await stage.userEvent.click(fit.getByRole('button', { name: 'Chung cư' }));
    await fit.findByText(/số đo thường gặp của “Chung cư”/u);
    await expect(fit.getAllByRole('listitem').length).toBe(3);
    await expect(readKeptWayIn()).toEqual(usualWaysIn.flat);
  },
};

/** 100 cm across goes through no door of 80: what is missing, and where. */
export const DoesNotFit: Story = {
  parameters: sized({ packingSize: '230 × 104 × 100 cm', removableLegs: null }),
  beforeEach: () => keepWayIn(usualWaysIn['tube-house']),
  play: async (stage) => {
    const fit = within(await part(stage));
    await expect(fit.getByRole('status')).toHaveTextContent('Không lọt');
    const [door] = fit.getAllByRole('listitem').slice(-1);
    if (door === undefined) throw new Error('no answer');
    await expect(door).toHaveTextContent('Cửa hẹp nhất');
    await expect(door).toHaveTextContent('Bề rộng: thiếu 20 cm.');
    await expect(within(door).getByRole('img')).toHaveAccessibleName(/Cửa hẹp nhất, Không lọt/u);
  },
};

/** The turn at the corner and on the landing is drawn. */
export const Turned: Story = {
  parameters: sized({ packingSize: '210 × 60 × 55 cm', removableLegs: null }),
  beforeEach: () => keepWayIn(usualWaysIn['tube-house']),
  play: async (stage) => {
    const fit = within(await part(stage));
    await expect(fit.getAllByText('Lọt thẳng')).toHaveLength(3);
    await expect(fit.getAllByRole('img')).toHaveLength(3);
  },
};

/** The packing keeps it out; out of it and without its legs it comes in. */
export const WithoutLegs: Story = {
  parameters: sized({
    dimensions: { width: 2000, depth: 900, height: 820 },
    packingSize: '206 × 96 × 88 cm',
    removableLegs: 120,
  }),
  beforeEach: () => keepWayIn({ ...usualWaysIn.villa, door: { width: 80, height: 210 } }),
  play: async (stage) => {
    const fit = within(await part(stage));
    await expect(fit.getByRole('status')).toHaveTextContent('Lọt nếu tháo chân');
    await fit.findByText('Bề rộng: còn dư 10 cm.');
    await expect(
      stage.canvas.getByRole('region', { name: 'Kích thước và chất liệu' }),
    ).toHaveTextContent('Chân tháo rờiCao 12 cm; tháo chân còn cao 70 cm');
  },
};

/** Own measures: complaints at their fields, kept on this device, and the answer follows. */
export const Measures: Story = {
  parameters: sized({ packingSize: null, removableLegs: null }),
  play: async (stage) => {
    const { userEvent } = stage;
    const fit = within(await part(stage));
    await fit.findByText(/Người bán chưa ghi cỡ thùng/u);
    await userEvent.click(fit.getByRole('button', { name: 'Đo nhà tôi' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Lối vào nhà bạn' }));
    await userEvent.type(await sheet.findByRole('textbox', { name: /Bề rộng/u }), '8');
    await userEvent.click(sheet.getByRole('button', { name: 'Lưu số đo' }));
    const width = sheet.getByRole('textbox', { name: /Bề rộng/u });
    await waitFor(() => expect(width).toHaveFocus());
    await expect(width).toHaveAccessibleDescription(/Từ 50 đến 600 cm/u);
    await userEvent.type(width, '5');
    await userEvent.type(sheet.getByRole('textbox', { name: /Chiều cao/u }), '210');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Có góc phải rẽ' }));
    await userEvent.type(sheet.getByRole('textbox', { name: /Rộng trước góc/u }), '120');
    await userEvent.type(sheet.getByRole('textbox', { name: /Rộng sau góc/u }), '110');
    const heights = sheet.getAllByRole('textbox', { name: /Chiều cao/u });
    await userEvent.type(heights.at(-1) as HTMLElement, '250');
    await userEvent.click(sheet.getByRole('button', { name: 'Lưu số đo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(readKeptWayIn()).toEqual({
      door: { width: 85, height: 210 },
      corner: { before: 120, after: 110, height: 250 },
      lift: null,
      stairs: null,
    });
    await expect(fit.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Small: Story = {
  parameters: sized({
    dimensions: { width: 400, depth: 400, height: 300 },
    packingSize: '46 × 46 × 34 cm',
  }),
  play: async (stage) => {
    const fit = within(await part(stage));
    await fit.findByText(/Món này nhỏ/u);
    await expect(fit.queryByRole('button')).toBeNull();
  },
};

export const NotMeasured: Story = {
  parameters: sized({ dimensions: { width: 0, depth: 0, height: 0 }, packingSize: 'thùng gỗ' }),
  play: async (stage) => {
    const fit = within(await part(stage));
    await fit.findByText(/Người bán chưa ghi kích thước/u);
    await expect(fit.getByRole('link', { name: 'Hỏi người bán' })).toHaveAttribute(
      'href',
      '#questions',
    );
  },
};
