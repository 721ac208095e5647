import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './OrderDetailScreen.tsx';

const {
  cashOrderId,
  orderIdOfCode,
  orderIdOfItemCode,
  orderIdOfStage,
  partialOrderId,
  unknownOrderId,
} = fixtures;

const detail = (id: number): Story => ({ parameters: { path: `order/order-detail/${id}` } });

/** One code of many. */
const told = (id: number): Story => ({
  parameters: { path: `order/order-detail/${id}`, ...oneLook },
});

const meta = {
  title: 'screens/orders/OrderDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: `order/order-detail/${partialOrderId}` },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One of three tables is claimed and on hold; the rest can be confirmed. */
export const Default: Story = {};

/** Cash on delivery: the money waits for a bank account. */
export const AccountNeeded: Story = detail(cashOrderId);

/** The sheet for paper, with the amount in words. */
export const Print: Story = {
  parameters: { path: `order/order-detail/${partialOrderId}?view=print` },
};

export const Loading: Story = {
  parameters: answers(mock('readOrder').pending()),
};

export const ServerError: Story = {
  parameters: answers(mock('readOrder').error()),
};

export const NotFound: Story = { parameters: { path: 'order/order-detail/404' } };

export const NoSuchId: Story = { parameters: { path: 'order/order-detail/ba' } };

export const Forbidden: Story = {
  parameters: answers(mock('readOrder').forbidden()),
};

export const Refetching: Story = {
  parameters: answers(mock('readOrder').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('readOrder').longText()),
};

/** Codes, states and events of a server that is newer than this client. */
export const UnknownCode: Story = detail(unknownOrderId);

/** A refund that the gateway could not carry out. */
export const StatusFailed: Story = {
  parameters: answers(mock('readOrder').answer(({ language }) => fixtures.failedRefund(language))),
};

// The 28 codes of an item (2.2), each reached as it is reached in life.
export const StatusDelivering: Story = told(orderIdOfItemCode.DELIVERING);
export const StatusDeliveryDelayed: Story = told(orderIdOfItemCode.DELIVERY_DELAYED);
export const StatusCancelRequested: Story = told(orderIdOfItemCode.CANCEL_REQUESTED);
export const StatusCancelRejected: Story = told(orderIdOfItemCode.CANCEL_REJECTED);
export const StatusCancelConfirmed: Story = told(orderIdOfItemCode.CANCEL_CONFIRMED);
export const StatusCancelCompleted: Story = told(orderIdOfItemCode.CANCEL_COMPLETED);
export const StatusRefundRequested: Story = told(orderIdOfItemCode.REFUND_REQUESTED);
export const StatusRefundRejected: Story = told(orderIdOfItemCode.REFUND_REJECTED);
export const StatusRefundItemDelivering: Story = told(orderIdOfItemCode.REFUND_ITEM_DELIVERING);
export const StatusRefundItemReceived: Story = told(orderIdOfItemCode.REFUND_ITEM_RECEIVED);
export const StatusRefundConfirmed: Story = told(orderIdOfItemCode.REFUND_CONFIRMED);
export const StatusRefundCompleted: Story = told(orderIdOfItemCode.REFUND_COMPLETED);
export const StatusExchangeRequested: Story = told(orderIdOfItemCode.EXCHANGE_REQUESTED);
export const StatusExchangeRejected: Story = told(orderIdOfItemCode.EXCHANGE_REJECTED);
export const StatusExchangeItemDelivering: Story = told(orderIdOfItemCode.EXCHANGE_ITEM_DELIVERING);
export const StatusExchangeItemReceived: Story = told(orderIdOfItemCode.EXCHANGE_ITEM_RECEIVED);
export const StatusExchangeConfirmed: Story = told(orderIdOfItemCode.EXCHANGE_CONFIRMED);
export const StatusExchangeCompleted: Story = told(orderIdOfItemCode.EXCHANGE_COMPLETED);
export const StatusExchangeOnHold: Story = told(orderIdOfItemCode.EXCHANGE_ON_HOLD);
export const StatusExchangeReleaseHold: Story = told(orderIdOfItemCode.EXCHANGE_RELEASE_HOLD);
export const StatusExchangeRedelivery: Story = told(orderIdOfItemCode.EXCHANGE_REDELIVERY);
export const StatusRefundOnHold: Story = told(orderIdOfItemCode.REFUND_ON_HOLD);
export const StatusRefundReleaseHold: Story = told(orderIdOfItemCode.REFUND_RELEASE_HOLD);
export const StatusDelivered: Story = told(orderIdOfItemCode.DELIVERED);
export const StatusExchangeDelayed: Story = told(orderIdOfItemCode.EXCHANGE_DELAYED);
export const StatusWaitingForRefund: Story = told(orderIdOfItemCode.WAITING_FOR_REFUND);
export const StatusRefundDelayed: Story = told(orderIdOfItemCode.REFUND_DELAYED);
export const StatusCancelDelayed: Story = told(orderIdOfItemCode.CANCEL_DELAYED);

// The stages without a code (D3).
export const StatusAwaitingPayment: Story = told(orderIdOfStage.awaiting_payment);
export const StatusNewOrder: Story = told(orderIdOfStage.new_order);
export const StatusPreparing: Story = told(orderIdOfStage.preparing);

// The codes of an order (2.5). Those that share their name with a code of an item are shown by that story.
export const StatusPending: Story = told(orderIdOfCode.PENDING);
export const StatusWaitingForDelivery: Story = told(orderIdOfCode.WAITING_FOR_DELIVERY);
export const StatusDelivery: Story = told(orderIdOfCode.DELIVERY);
export const StatusCompleted: Story = told(orderIdOfCode.COMPLETED);
export const StatusConfirmed: Story = told(orderIdOfCode.CONFIRMED);
export const StatusCancelled: Story = told(orderIdOfCode.CANCELLED);
export const StatusRefundRequest: Story = told(orderIdOfCode.REFUND_REQUEST);
export const StatusExchange: Story = told(orderIdOfCode.EXCHANGE);
export const StatusExtendConfirmation: Story = told(orderIdOfCode.EXTEND_CONFIRMATION);
export const StatusRefundApproved: Story = told(orderIdOfCode.REFUND_APPROVED);
export const StatusRefundDelivering: Story = told(orderIdOfCode.REFUND_DELIVERING);

// Words beside the codes: payment, delivery, money on its way, the VAT invoice.
export const StatusPaid: Story = told(orderIdOfStage.new_order);
export const StatusWaitForPay: Story = told(orderIdOfStage.awaiting_payment);
export const StatusShipping: Story = told(orderIdOfItemCode.DELIVERING);
export const StatusRequested: Story = told(partialOrderId);
export const StatusProcessing: Story = told(orderIdOfItemCode.REFUND_CONFIRMED);
export const StatusRefunded: Story = told(orderIdOfItemCode.REFUND_COMPLETED);
export const StatusIssued: Story = told(orderIdOfCode.CONFIRMED);
