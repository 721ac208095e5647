import { fixtures } from '@hien/api/testing';
import { usualWaysIn } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { keepWayIn, readKeptWayIn } from '../../shared/delivery-fit/kept-way-in.ts';
import type { Screen } from './ShopScreen.tsx';
import shown from './ShopScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/shop/Shop/fit',
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

const found = ({ canvas }: Stage) =>
  Number(/\d+/u.exec(canvas.getAllByText(/^\d+ sản phẩm/u)[0]?.textContent ?? '')?.[0]);

/** What was measured narrows the list and its count; the chip takes it off. */
export const ByKeptMeasures: Story = {
  beforeEach: () => keepWayIn({ ...usualWaysIn['tube-house'], door: { width: 60, height: 200 } }),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const tick = await canvas.findByRole('checkbox', { name: 'Chỉ món lọt nhà tôi' });
    const all = fixtures.productIds.length;
    await waitFor(() => expect(found(stage)).toBe(all));
    await userEvent.click(tick);
    await canvas.findByRole('link', { name: /Lọt cửa nhà tôi/u });
    await waitFor(() => expect(found(stage)).toBeLessThan(all));
    await userEvent.click(canvas.getByRole('link', { name: /Lọt cửa nhà tôi/u }));
    await waitFor(() => expect(found(stage)).toBe(all));
  },
};

/** Nothing measured yet: the tick asks for the measures, and narrows once they are kept. */
export const AsksForMeasures: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chỉ món lọt nhà tôi' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Lối vào nhà bạn' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Chung cư' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Lưu số đo' }));
    await waitFor(() => expect(readKeptWayIn()).toEqual(usualWaysIn.flat));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Chỉ món lọt nhà tôi' })).toBeChecked(),
    );
  },
};

/** A link somebody sent filters by theirs, and says so. */
export const OtherMeasures: Story = {
  parameters: { path: 'shop?way-in=door-100x230' },
  beforeEach: () => keepWayIn(usualWaysIn.flat),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await canvas.findByText(/khác số đo trên thiết bị này/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Dùng số đo của tôi' }));
    await waitFor(() => expect(canvas.queryByText(/khác số đo trên thiết bị này/u)).toBeNull());
  },
};
