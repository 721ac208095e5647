import {
  answers,
  fixtures,
  mock,
  MockFailure,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { forgetOrders } from '../parts/order-stories.ts';
import { Screen } from './OrderDetailScreen.tsx';

const { orderIdOfItemCode, orderIdOfStage } = fixtures;

const meta = {
  title: 'screens/orders/OrderDetail/Staff',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: `order/order-detail/${orderIdOfStage.confirmed}`,
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    forgetOrders();
    signInForStory('admin');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A confirmed purchase is cancelled by staff alone: what goes back is shown first, and the reason is asked. */
export const CancelsAConfirmedPurchase: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hủy đơn đã xác nhận' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Người mua nhận lại');
    await userEvent.type(dialog.getByRole('textbox'), 'Hàng giả, đã xác minh');
    await userEvent.click(dialog.getByRole('button', { name: 'Hủy đơn đã xác nhận' }));
    await screen.findByText('Đã ghi nhận.');
    // The history says which of staff it was.
    await canvas.findAllByText(/Hannah Miller/);
    await expect(canvas.queryByRole('button', { name: 'Hủy đơn đã xác nhận' })).toBeNull();
  },
};

export const CancelsAConfirmedPurchaseInKorean: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '구매 확정 취소' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('대신 처리하는 이유');
  },
};

/** What staff do for a shop before the goods leave: the money is shown, the reason is one of the list. */
export const CancelsForTheShop: Story = {
  parameters: { path: `order/order-detail/${orderIdOfStage.preparing}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hủy đơn' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Người mua nhận lại');
    await expect(dialog.getByRole('combobox')).toBeVisible();
  },
};

/** The buttons of a claim; a claim in the buyer's name is asked for where buyers ask. */
export const AnswersAClaim: Story = {
  parameters: { path: `order/order-detail/${orderIdOfItemCode.REFUND_REQUESTED}` },
  play: async ({ canvas }) => {
    for (const name of ['Chấp nhận hoàn tiền', 'Từ chối', 'Tạm giữ', 'Chuyển sang đổi hàng'])
      await canvas.findByRole('button', { name });
  },
};

/** Who approves in the shop's place reads what goes back, and what the shop bears, with either choice. */
export const ApprovesForTheShop: Story = {
  parameters: { path: `order/order-detail/${orderIdOfItemCode.REFUND_REQUESTED}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chấp nhận hoàn tiền' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Người mua nhận lại');
    const cost = within(dialog.getByRole('region', { name: 'Phần cửa hàng chịu' }));
    await expect(cost.getByText(/cửa hàng trả phí gửi trả/u)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Người mua giữ lại hàng/u }));
    await dialog.findByText(/Hàng ở lại với người mua/u);
  },
};

export const AsksForTheBuyer: Story = {
  parameters: { path: `order/order-detail/${orderIdOfItemCode.DELIVERED}` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Yêu cầu hoàn tiền thay người mua' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining(`order-shop-detail-refund/${orderIdOfItemCode.DELIVERED}?item=`),
    );
  },
};

/** The machine says no: its reason is read, and what was typed stays. */
export const RefusedWithItsReason: Story = {
  parameters: {
    path: `order/order-detail/${orderIdOfItemCode.REFUND_REQUESTED}`,
    ...answers(
      mock('sendOrderEvent').answer(() => {
        throw new MockFailure(422, {
          code: 'EVENT_REFUSED',
          body: {
            reason: 'NOT_NOW',
            event: 'refund.approve',
            from: 'refund_waiting',
            allowedEvents: ['refund.hold'],
            message: 'Lúc này chưa làm được.',
          },
        });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chấp nhận hoàn tiền' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Gian hàng không trả lời');
    await userEvent.click(dialog.getByRole('button', { name: 'Chấp nhận hoàn tiền' }));
    await dialog.findByText(/Lúc này chưa làm được/);
    await expect(dialog.getByRole('textbox')).toHaveValue('Gian hàng không trả lời');
  },
};
