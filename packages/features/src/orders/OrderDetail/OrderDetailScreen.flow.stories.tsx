import {
  answers,
  fixtures,
  mock,
  MockFailure,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetOrders } from '../parts/order-stories.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from './OrderDetailScreen.tsx';

const { orderIdOfItemCode, orderIdOfStage, orderOf } = fixtures;
let sent: unknown[] = [];

const asMember = () => {
  forgetOrders();
  signInForStory();
  return signOutForStory;
};

const meta = {
  title: 'screens/orders/OrderDetail/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: `order/order-detail/${orderIdOfItemCode.DELIVERED}`,
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('sendOrderEvent').answer(({ body, language, params }) => {
        sent.push(body);
        if (sent.length === 1) throw new MockFailure(500);
        return { ...orderOf(language, params.id), code: 5, version: 9 };
      }),
    ),
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent = [];
    return asMember();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A line that was received leads to where its own review is written. */
export const LeadsToItsReview: Story = {
  parameters: { path: `order/order-detail/${orderIdOfStage.confirmed}` },
  play: async ({ canvas }) => {
    const [line] = orderOf('vi', orderIdOfStage.confirmed).items;
    const [review] = await canvas.findAllByRole('link', { name: 'Viết đánh giá' });
    await expect(review).toHaveAttribute('href', `/vi/review?write=${line?.id}`);
  },
};

/** The code that was typed at checkout stands among what was paid. */
export const ReferralCode: Story = {
  parameters: { path: `order/order-detail/${fixtures.partialOrderId}` },
  play: async ({ canvas }) => {
    const code = await canvas.findByText('HIEN2026');
    await expect(code.parentElement).toHaveTextContent('Mã giới thiệu');
  },
};

/** Nobody has paid an order that is paid at the door: its history does not say so. */
export const CashIsNotPaidYet: Story = {
  parameters: { path: `order/order-detail/${fixtures.cashOrderId}` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Lịch sử đơn hàng' });
    for (const more of canvas.queryAllByRole('button', { name: 'Xem toàn bộ lịch sử' }))
      await userEvent.click(more);
    await canvas.findAllByText('Chuyển đến người bán, trả tiền khi nhận hàng');
    await expect(canvas.queryByText('Thanh toán thành công')).not.toBeInTheDocument();
  },
};

/** Says what it means, stays open when it fails, and is sent once under one key. */
export const ConfirmsOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xác nhận mua hàng' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/không thể yêu cầu hoàn tiền/);
    const confirm = await screen.findByRole('button', { name: 'Xác nhận mua hàng' });
    await userEvent.dblClick(confirm);
    await screen.findByText(/chưa thực hiện được/);
    await expect(sent).toHaveLength(1);
    await userEvent.click(confirm);
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[1]).toEqual(sent[0]);
    await screen.findByText('Đã ghi nhận.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Somebody else was first: the order is shown as it is now, and nothing was overwritten. */
export const ShowsWhatChanged: Story = {
  parameters: answers(
    mock('sendOrderEvent').answer(({ language, params }) => {
      throw new MockFailure(409, {
        code: 'VERSION_CONFLICT',
        body: { current: orderOf(language, orderIdOfItemCode.REFUND_REQUESTED, params.id) },
      });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xác nhận mua hàng' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Xác nhận mua hàng', description: '' }),
    );
    await screen.findByText(/Đơn hàng vừa thay đổi/);
    await canvas.findByRole('button', { name: 'Rút yêu cầu' });
  },
};

const readAs = (viewer: 'seller' | 'admin') => ({
  path: `order/order-detail/${orderIdOfItemCode.REFUND_REQUESTED}`,
  ...answers(
    mock('readOrder').answer(({ language, params }) =>
      orderOf(language, params.id, params.id, viewer),
    ),
  ),
});

/** The shop reads its own side of a claim, and is not offered what only the buyer can say. */
export const ReadByTheSeller: Story = {
  parameters: readAs('seller'),
  play: async ({ canvas }) => {
    await canvas.findByText('Người mua yêu cầu hoàn tiền. Bạn trả lời yêu cầu này.');
    await expect(canvas.queryByText(/yêu cầu hoàn tiền của bạn/u)).toBeNull();
    await expect(
      canvas.queryByRole('button', { name: /Tôi đã gửi hàng lại|Rút yêu cầu/u }),
    ).toBeNull();
  },
};

/** Our staff read of both sides by their names. */
export const ReadByStaff: Story = {
  parameters: readAs('admin'),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('The seller answers the buyer’s request for a refund.');
    await expect(canvas.queryByRole('button', { name: /Withdraw/u })).toBeNull();
  },
};

const notSent = `order/order-detail/${orderIdOfStage.preparing}`;

/** Until the goods are dispatched they can go elsewhere: nothing is chosen for the buyer, and the history tells it. */
export const GoesToAnotherAddress: Story = {
  parameters: { path: notSent },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi địa chỉ' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(
      await dialog.findByRole('button', { name: 'Giao đến địa chỉ này' }),
    ).toHaveAccessibleDescription('Chọn một địa chỉ');
    const [first] = await dialog.findAllByRole('radio');
    await userEvent.click(first!);
    await userEvent.click(dialog.getByRole('button', { name: 'Giao đến địa chỉ này' }));
    await screen.findByText('Đã đổi địa chỉ giao hàng.');
    await canvas.findByText('Đổi địa chỉ giao hàng');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Nobody delivers there: said in the dialog, and the order is as it was. */
export const NobodyDeliversThere: Story = {
  parameters: {
    path: notSent,
    ...answers(
      mock('changeOrderAddress').answer(() => {
        throw new MockFailure(422, {
          fields: [{ field: 'addressId', code: 'VALIDATION' }],
        });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi địa chỉ' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const [first] = await dialog.findAllByRole('radio');
    await userEvent.click(first!);
    await userEvent.click(dialog.getByRole('button', { name: 'Giao đến địa chỉ này' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/\S/u);
    await expect(canvas.queryByText('Đổi địa chỉ giao hàng')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Giữ địa chỉ cũ' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** While somebody asks to cancel the button says what it waits for; once the goods are on their way there is none. */
export const KeepsItsAddress: Story = {
  parameters: { path: `order/order-detail/${orderIdOfItemCode.CANCEL_REQUESTED}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Đổi địa chỉ' }),
    ).toHaveAccessibleDescription(/yêu cầu hủy/u);
  },
};
