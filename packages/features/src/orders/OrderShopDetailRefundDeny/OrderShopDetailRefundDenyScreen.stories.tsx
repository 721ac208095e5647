import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetOrders, proveOrders } from '../parts/order-stories.ts';
import { Screen } from './OrderShopDetailRefundDenyScreen.tsx';

const { orderIdOfItemCode } = fixtures;
const at = (id: number): string => `order-shop-detail-refund-deny/${id}`;
const denied = orderIdOfItemCode.REFUND_REJECTED;

const asMember = () => {
  forgetOrders();
  signInForStory();
  return signOutForStory;
};

const meta = {
  title: 'screens/orders/OrderShopDetailRefundDeny',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: at(denied) },
  beforeEach: asMember,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Refused after the goods came back: they are on their way to the buyer again. */
export const StatusRefundRejected: Story = {};

/** Refused before anything was sent back. */
export const StatusExchangeRejected: Story = {
  parameters: { path: at(orderIdOfItemCode.EXCHANGE_REJECTED) },
};

export const Guest: Story = { beforeEach: () => proveOrders(denied) };

export const GuestAsked: Story = {
  beforeEach: () => {
    signOutForStory();
    forgetOrders();
  },
};

/** Nothing of the order was refused. */
export const Empty: Story = { parameters: { path: at(orderIdOfItemCode.DELIVERED) } };

export const Loading: Story = {
  parameters: answers(mock('readOrder').pending()),
};

export const ServerError: Story = {
  parameters: answers(mock('readOrder').error()),
};

export const NotFound: Story = { parameters: { path: 'order-shop-detail-refund-deny/ba' } };

export const NotYours: Story = {
  parameters: answers(mock('readOrder').forbidden()),
};

export const Refetching: Story = {
  parameters: answers(mock('readOrder').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('readOrder').longText()),
};
