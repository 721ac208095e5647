import { answers, mock, MockFailure, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../shared/forms/story-steps.ts';
import { Screen } from './ShopManagerOrderStatusScreen.tsx';

let sent: unknown[] = [];

const meta = {
  title: 'screens/seller/ShopManagerOrderStatus/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/order-status?tab=preparing',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent = [];
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A parcel needs its carrier and number; what the server refuses is said in the dialog, and nothing typed is lost. */
export const SendsAParcel: Story = {
  parameters: answers(
    mock('sendOrderEvent').answer(({ body }) => {
      sent.push(body);
      throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Gửi hàng' });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi hàng' }));
    await dialog.findAllByText('Vui lòng nhập mã vận đơn');
    await expect(sent).toEqual([]);
    await put({ userEvent }, dialog.getByRole('textbox', { name: /Đơn vị vận chuyển/ }), 'GHN');
    const tracking = dialog.getByRole('textbox', { name: /Mã vận đơn/ });
    await put({ userEvent }, tracking, 'GHN-7781');
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi hàng' }));
    await dialog.findByText(/vừa thay đổi ở nơi khác/);
    await expect(tracking).toHaveValue('GHN-7781');
    await expect(sent).toMatchObject([
      {
        event: 'seller.dispatch',
        payload: { shipment: { kind: 'carrier', carrier: 'GHN', tracking: 'GHN-7781' } },
      },
    ]);
  },
};

/** Lines are ticked over two lists; one event goes to those that can take it, and each says what became of it. */
export const SendsALot: Story = {
  parameters: answers(
    mock('sendSellerEvents').answer(({ body }) => {
      sent.push(body);
      return {
        lines: body.lines.map(({ orderId, itemId }, index) => ({
          orderId,
          itemId,
          done: index > 0,
          code: index > 0 ? null : 'VERSION_CONFLICT',
          message: index > 0 ? null : 'Đơn hàng vừa thay đổi.',
        })),
      };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const boxes = async () =>
      (await canvas.findAllByRole('checkbox', { name: /^Chọn SO/ })).slice(0, 2);
    for (const box of await boxes()) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('link', { name: /^Chờ thanh toán/ }));
    await waitFor(() => expect(canvas.getAllByText('Chờ thanh toán').length).toBeGreaterThan(1));
    const [unpaid] = await boxes();
    if (unpaid) await userEvent.click(unpaid);
    await canvas.findByText('Đã chọn 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi hàng (2)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('1 dòng không thể');
    await dialog.findByText(/^1 dòng: /);
    await userEvent.click(dialog.getByRole('radio', { name: 'Tự giao' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Xử lý 2 dòng' }));
    await dialog.findByText('1 dòng đã xong, 1 dòng không được');
    await dialog.findByText(/Đơn hàng vừa thay đổi\./);
    await expect(sent).toMatchObject([
      {
        event: 'seller.dispatch',
        lines: [
          { payload: { shipment: { kind: 'self' } } },
          { payload: { shipment: { kind: 'self' } } },
        ],
      },
    ]);
  },
};
