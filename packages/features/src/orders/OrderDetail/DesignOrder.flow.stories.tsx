import {
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from './OrderDetailScreen.tsx';

const meta = {
  title: 'screens/orders/OrderDetail/designs',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'order/order-detail/1?of=designs',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An order of designs, `?of=designs`, in each of its states. */
const designs = (id: number, said: string | RegExp): Story => ({
  parameters: { path: `order/order-detail/${id}?of=designs` },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(said)).toBeVisible();
  },
});

export const StatusPending: Story = designs(1, 'Chờ thanh toán');
export const StatusPurchased: Story = designs(2, 'Tải xuống');
export const StatusCancelled: Story = designs(3, 'Đã hủy');
export const StatusRefundRequested: Story = designs(4, 'Bạn yêu cầu hoàn tiền');
export const StatusRefundApproved: Story = designs(5, 'Hiên đồng ý hoàn tiền');
export const StatusRefundRejected: Story = designs(6, 'Hiên không hoàn tiền');
export const StatusRefundCompleted: Story = designs(7, /^Đã hoàn [\d.]+/);
export const DesignsNotFound: Story = designs(404, 'Không tìm thấy đơn hàng');
export const DesignsLoading: Story = {
  parameters: {
    path: 'order/order-detail/1?of=designs',
    ...answers(mock('readDesignOrder').pending()),
  },
};
export const DesignsServerError: Story = {
  parameters: {
    path: 'order/order-detail/1?of=designs',
    ...answers(mock('readDesignOrder').error()),
  },
};
export const DesignsLongText: Story = {
  parameters: {
    path: 'order/order-detail/1?of=designs',
    ...answers(mock('readDesignOrder').longText()),
  },
};

/** A contractor bought in a member's name: who owns them is told, and nothing is downloaded here. */
export const InAMembersName: Story = {
  parameters: {
    path: 'order/order-detail/2?of=designs',
    ...answers(
      mock('readDesignOrder').answer(({ params, language }) => {
        const order = fixtures.designOrders(language).find(({ id }) => id === params.id);
        if (order === undefined) throw new MockFailure(404);
        return { ...order, ownerName: 'Nguyễn Thu Hà' };
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Mua cho Nguyễn Thu Hà')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Tải thiết kế/ })).toBeNull();
  },
};
