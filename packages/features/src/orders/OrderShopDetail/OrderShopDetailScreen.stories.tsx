import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetOrders, proveOrders, storyLink, summaryShown } from '../parts/order-stories.ts';
import { Screen } from './OrderShopDetailScreen.tsx';

const { orderIdOfItemCode, partialOrderId, unknownOrderId } = fixtures;
const address = `order/order-shop-detail/${partialOrderId}`;

const asMember = () => {
  forgetOrders();
  signInForStory();
  return signOutForStory;
};

const meta = {
  title: 'screens/orders/OrderShopDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: address },
  beforeEach: () => proveOrders(partialOrderId, unknownOrderId, orderIdOfItemCode.REFUND_ON_HOLD),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By the link: names and numbers are masked, what needs an account is not offered. */
export const Default: Story = {};

/** The member whose order it is sees all of it. */
export const SignedIn: Story = { beforeEach: asMember };

/** The link of the mail was pressed: four digits are asked for, nothing is told. */
export const AsksForDigits: Story = {
  parameters: { path: `${address}?token=${storyLink.token}` },
  beforeEach: forgetOrders,
};

/** Opened without the link: it can be sent again. */
export const AsksForLink: Story = { beforeEach: forgetOrders };

export const StatusLinkWrong: Story = {
  parameters: { path: `${address}?token=${storyLink.token}` },
  beforeEach: forgetOrders,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(/4 số cuối|last four digits|뒤 4자리/i),
      '0000',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Mở đơn hàng|Open the order|주문 보기)$/ }),
    );
    await summaryShown();
  },
};

export const LinkSent: Story = {
  beforeEach: forgetOrders,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(/Số điện thoại nhận hàng|Delivery phone|배송 연락처/),
      '0912345678',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: /Gửi liên kết mới|Send a new link|새 링크 보내기/ }),
    );
    await canvas.findByRole('status');
  },
};

/** Too many tries from one place. */
export const StatusRateLimited: Story = {
  parameters: answers(mock('requestOrderLink').rateLimited()),
  beforeEach: forgetOrders,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(/Số điện thoại nhận hàng|Delivery phone|배송 연락처/),
      '0912345678',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: /Gửi liên kết mới|Send a new link|새 링크 보내기/ }),
    );
    await summaryShown();
  },
};

/** Signed in, and somebody else ordered it. */
export const NotYours: Story = {
  parameters: answers(mock('readOrder').notFound()),
  beforeEach: asMember,
};

/** What was proven in this tab is over: the link ended meanwhile. */
export const LinkOver: Story = {
  parameters: answers(mock('readOrderByLink').error(422, { code: 'LINK_WRONG' })),
};

export const Loading: Story = {
  parameters: answers(mock('readOrderByLink').pending()),
};

export const ServerError: Story = {
  parameters: answers(mock('readOrderByLink').error()),
};

export const NotFound: Story = { parameters: { path: 'order/order-shop-detail/ba' } };

export const Refetching: Story = {
  parameters: answers(mock('readOrderByLink').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('readOrderByLink').longText()),
};

export const UnknownCode: Story = {
  parameters: { path: `order/order-shop-detail/${unknownOrderId}` },
};
