import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Screen } from '../ShopManagerOrderStatus/ShopManagerOrderStatusScreen.tsx';
import { manyLines } from '../testing/many-lines.ts';

const meta = {
  title: 'screens/seller/ShopManagerOrderStatus/Papers',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/order-status?tab=preparing&print=pick&lines=80000,80001,80002',
    ...answers(mock('listSellerItems').answer(manyLines(24))),
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
const print = (kind: string) => ({
  path: `shop-manager/order-status?tab=preparing&print=${kind}&lines=80000,80001,80002`,
});

/** Papers of the ticked lines are at an address of their own, and lead back to the list with its ticks. */
export const FromTheList: Story = {
  parameters: { path: 'shop-manager/order-status?tab=preparing' },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Chọn SO/ });
    for (const box of boxes.slice(0, 3)) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'In phiếu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Phiếu lấy hàng' }));
    const sheet = within(await canvas.findByRole('article', { name: 'Phiếu lấy hàng' }));
    // One thing for two orders: two of the first, one of the second.
    await expect(sheet.getAllByRole('row')).toHaveLength(2);
    await sheet.findByText('SO20260306-000001 × 2');
    await sheet.findByText('SO20260306-000002 × 1');
    await userEvent.click(canvas.getByRole('link', { name: 'Về danh sách' }));
    await canvas.findByText('Đã chọn 3');
  },
};

/** A slip for each order, with the shop and the receiver, and no prices. */
export const Packing: Story = {
  parameters: print('packing'),
  play: async ({ canvas }) => {
    const slips = await canvas.findAllByRole('article', { name: 'Phiếu đóng gói' });
    await expect(slips).toHaveLength(2);
    for (const slip of slips) await expect(slip).not.toHaveTextContent(/\d đ\b/);
  },
};

/** A label for each order, with the code of its number. */
export const Labels: Story = {
  parameters: print('labels'),
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('article', { name: 'Nhãn gửi hàng' }));
    await expect(sheet.getAllByRole('listitem')).toHaveLength(2);
    await sheet.findByRole('img', { name: /Mã QR của đơn SO20260306-000002/ });
  },
};

/** Lines that are no longer there, or not to be sent, are on no paper. */
export const NothingToPrint: Story = {
  parameters: {
    path: 'shop-manager/order-status?print=labels&lines=5',
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có dòng nào để in');
    await canvas.findByRole('link', { name: 'Về danh sách' });
  },
};

export const PapersLoading: Story = {
  parameters: { ...print('pick'), ...answers(mock('readShopAccount').pending()) },
};
export const PapersError: Story = {
  parameters: { ...print('pick'), ...answers(mock('readShopAccount').error(500)) },
};
