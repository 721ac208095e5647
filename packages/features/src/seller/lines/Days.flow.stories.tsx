import type { SellerItemList } from '@hien/api';
import { answers, mock, signInForStory, signOutForStory, usualAnswer } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from '../ShopManagerOrderStatus/ShopManagerOrderStatusScreen.tsx';

let asked: object = {};

const meta = {
  title: 'screens/seller/ShopManagerOrderStatus/Days',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/order-status?tab=all',
    ...answers(
      mock('listSellerItems').answer(async ({ query }) => {
        if (query.waiting !== true) asked = query;
        return (await usualAnswer('listSellerItems')) as SellerItemList;
      }),
    ),
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    asked = {};
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
/** Days are chosen by a press, what happened in them by another, and all days come back with the same button. */
export const ByDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Theo ngày' });
    await userEvent.click(open);
    await userEvent.click(canvas.getByRole('button', { name: 'Hôm qua' }));
    await waitFor(() => expect(asked).toMatchObject({ from: '2026-03-05', to: '2026-03-05' }));
    await canvas.findByText(/Chỉ các dòng hàng đặt ngày 05\/03\/2026/);
    await userEvent.click(canvas.getByRole('link', { name: 'Ngày gửi yêu cầu' }));
    await waitFor(() => expect(asked).toMatchObject({ from: '2026-03-05', on: 'claimed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Theo ngày', expanded: true }));
    await waitFor(() => expect(asked).not.toHaveProperty('from'));
    await canvas.findByRole('button', { name: 'Theo ngày', expanded: false });
  },
};

/** The lines of a figure: why they came back, of which item, and the way out to all. */
export const OfAReason: Story = {
  parameters: {
    path: 'shop-manager/order-status?tab=all&on=returned&from=2026-03-01&to=2026-03-06&reason=DOES_NOT_FIT&asked=refund&product=7',
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(asked).toMatchObject({
        on: 'returned',
        reason: 'DOES_NOT_FIT',
        asked: 'refund',
        product: 7,
      }),
    );
    await canvas.findByText(
      /có yêu cầu hoàn tiền gửi từ 01\/03\/2026 đến 06\/03\/2026\. Lý do: Không lọt cửa hoặc lối vào\. Sản phẩm: /,
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Ngày giao tới' }));
    await waitFor(() => expect(asked).toMatchObject({ on: 'delivered', product: 7 }));
    await expect(asked).not.toHaveProperty('reason');
    await userEvent.click(canvas.getByRole('link', { name: 'Xem mọi ngày' }));
    await waitFor(() => expect(asked).not.toHaveProperty('product'));
  },
};

/** Days that cannot be searched are not asked for, and the list says so. */
export const DaysTooLongAgo: Story = {
  parameters: { path: 'shop-manager/order-status?tab=all&from=2020-01-01&to=2020-01-02' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Chỉ tìm được các ngày trong một năm qua/);
    await expect(asked).not.toHaveProperty('from');
  },
};
