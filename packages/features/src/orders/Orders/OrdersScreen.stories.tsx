import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './OrdersScreen.tsx';

const { orderIdOfCode, orderIdOfItemCode, orderIdOfStage, unknownOrderId } = fixtures;

const meta = {
  title: 'screens/orders/Orders',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'order' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A list of one order. */
const only = (id: number): Story => ({
  parameters: {
    ...oneLook,
    ...answers(mock('listOrders').answer(({ language }) => fixtures.orderListOf(language, [id]))),
  },
});

/** Everything that was ordered, the newest first. */
export const Default: Story = {};

/** A tab by its address. */
export const Returns: Story = { parameters: { path: 'order/returns' } };

export const SecondPage: Story = { parameters: { path: 'order?page=2' } };

export const Found: Story = { parameters: { path: 'order?q=ban%20tra' } };

export const NothingFound: Story = { parameters: { path: 'order?q=khong%20co' } };

/** A status that nobody knows shows all orders. */
export const UnknownTab: Story = { parameters: { path: 'order/teleporting' } };

export const Loading: Story = {
  parameters: answers(mock('listOrders').pending()),
};

export const Empty: Story = {
  parameters: answers(mock('listOrders').empty()),
};

export const ServerError: Story = {
  parameters: answers(mock('listOrders').error()),
};

export const Offline: Story = {
  parameters: answers(mock('listOrders').offline()),
};

export const Refetching: Story = {
  parameters: answers(mock('listOrders').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('listOrders').longText()),
};

/** Codes of a server that is newer than this client. */
export const UnknownCode: Story = only(unknownOrderId);

// The 28 codes of an item (2.2), each reached as it is reached in life.
export const StatusDelivering: Story = only(orderIdOfItemCode.DELIVERING);
export const StatusDeliveryDelayed: Story = only(orderIdOfItemCode.DELIVERY_DELAYED);
export const StatusCancelRequested: Story = only(orderIdOfItemCode.CANCEL_REQUESTED);
export const StatusCancelRejected: Story = only(orderIdOfItemCode.CANCEL_REJECTED);
export const StatusCancelConfirmed: Story = only(orderIdOfItemCode.CANCEL_CONFIRMED);
export const StatusCancelCompleted: Story = only(orderIdOfItemCode.CANCEL_COMPLETED);
export const StatusRefundRequested: Story = only(orderIdOfItemCode.REFUND_REQUESTED);
export const StatusRefundRejected: Story = only(orderIdOfItemCode.REFUND_REJECTED);
export const StatusRefundItemDelivering: Story = only(orderIdOfItemCode.REFUND_ITEM_DELIVERING);
export const StatusRefundItemReceived: Story = only(orderIdOfItemCode.REFUND_ITEM_RECEIVED);
export const StatusRefundConfirmed: Story = only(orderIdOfItemCode.REFUND_CONFIRMED);
export const StatusRefundCompleted: Story = only(orderIdOfItemCode.REFUND_COMPLETED);
export const StatusExchangeRequested: Story = only(orderIdOfItemCode.EXCHANGE_REQUESTED);
export const StatusExchangeRejected: Story = only(orderIdOfItemCode.EXCHANGE_REJECTED);
export const StatusExchangeItemDelivering: Story = only(orderIdOfItemCode.EXCHANGE_ITEM_DELIVERING);
export const StatusExchangeItemReceived: Story = only(orderIdOfItemCode.EXCHANGE_ITEM_RECEIVED);
export const StatusExchangeConfirmed: Story = only(orderIdOfItemCode.EXCHANGE_CONFIRMED);
export const StatusExchangeCompleted: Story = only(orderIdOfItemCode.EXCHANGE_COMPLETED);
export const StatusExchangeOnHold: Story = only(orderIdOfItemCode.EXCHANGE_ON_HOLD);
export const StatusExchangeReleaseHold: Story = only(orderIdOfItemCode.EXCHANGE_RELEASE_HOLD);
export const StatusExchangeRedelivery: Story = only(orderIdOfItemCode.EXCHANGE_REDELIVERY);
export const StatusRefundOnHold: Story = only(orderIdOfItemCode.REFUND_ON_HOLD);
export const StatusRefundReleaseHold: Story = only(orderIdOfItemCode.REFUND_RELEASE_HOLD);
export const StatusDelivered: Story = only(orderIdOfItemCode.DELIVERED);
export const StatusExchangeDelayed: Story = only(orderIdOfItemCode.EXCHANGE_DELAYED);
export const StatusWaitingForRefund: Story = only(orderIdOfItemCode.WAITING_FOR_REFUND);
export const StatusRefundDelayed: Story = only(orderIdOfItemCode.REFUND_DELAYED);
export const StatusCancelDelayed: Story = only(orderIdOfItemCode.CANCEL_DELAYED);

// The stages without a code (D3).
export const StatusAwaitingPayment: Story = only(orderIdOfStage.awaiting_payment);
export const StatusNewOrder: Story = only(orderIdOfStage.new_order);
export const StatusPreparing: Story = only(orderIdOfStage.preparing);

// The codes of an order (2.5). Those that share their name with a code of an item are shown by that story.
export const StatusPending: Story = only(orderIdOfCode.PENDING);
export const StatusWaitingForDelivery: Story = only(orderIdOfCode.WAITING_FOR_DELIVERY);
export const StatusDelivery: Story = only(orderIdOfCode.DELIVERY);
export const StatusCompleted: Story = only(orderIdOfCode.COMPLETED);
export const StatusConfirmed: Story = only(orderIdOfCode.CONFIRMED);
export const StatusCancelled: Story = only(orderIdOfCode.CANCELLED);
export const StatusRefundRequest: Story = only(orderIdOfCode.REFUND_REQUEST);
export const StatusExchange: Story = only(orderIdOfCode.EXCHANGE);
export const StatusExtendConfirmation: Story = only(orderIdOfCode.EXTEND_CONFIRMATION);
export const StatusRefundApproved: Story = only(orderIdOfCode.REFUND_APPROVED);
export const StatusRefundDelivering: Story = only(orderIdOfCode.REFUND_DELIVERING);
