import { fixtures } from '@hien/api/testing';
import { Container } from '@hien/ui';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import type { BuyerEvent } from './item-actions.ts';
import { OrderItemCard } from './OrderItemCard.tsx';

const { orderIdOfItemCode, orderIdOfStage, unknownOrderId } = fixtures;

/** The first line of an order of the fixtures, in the page's language. */
function OrderItemStory({
  orderId,
  onAsk,
}: {
  orderId: number;
  onAsk: (event: BuyerEvent) => void;
}) {
  const order = fixtures.orderOf(useLanguage(), orderId);
  const [item] = order.items;
  if (item === undefined) throw new Error(`order ${orderId} has no line`);
  return (
    <Container>
      <OrderItemCard order={order} item={item} onAsk={onAsk} />
    </Container>
  );
}

const meta = {
  title: 'screens/orders/OrderItemCard',
  component: OrderItemStory,
  tags: ['!autodocs'],
  args: { orderId: orderIdOfItemCode.DELIVERING, onAsk: fn() },
} satisfies Meta<typeof OrderItemStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const line = (orderId: number): Story => ({ args: { orderId }, parameters: oneLook });

/** Codes of a server that is newer than this client. */
export const UnknownCode: Story = line(unknownOrderId);

// The 28 codes of an item (2.2), each reached as it is reached in life.
export const StatusDelivering: Story = line(orderIdOfItemCode.DELIVERING);
export const StatusDeliveryDelayed: Story = line(orderIdOfItemCode.DELIVERY_DELAYED);
export const StatusCancelRequested: Story = line(orderIdOfItemCode.CANCEL_REQUESTED);
export const StatusCancelRejected: Story = line(orderIdOfItemCode.CANCEL_REJECTED);
export const StatusCancelConfirmed: Story = line(orderIdOfItemCode.CANCEL_CONFIRMED);
export const StatusCancelCompleted: Story = line(orderIdOfItemCode.CANCEL_COMPLETED);
export const StatusRefundRequested: Story = line(orderIdOfItemCode.REFUND_REQUESTED);
export const StatusRefundRejected: Story = line(orderIdOfItemCode.REFUND_REJECTED);
export const StatusRefundItemDelivering: Story = line(orderIdOfItemCode.REFUND_ITEM_DELIVERING);
export const StatusRefundItemReceived: Story = line(orderIdOfItemCode.REFUND_ITEM_RECEIVED);
export const StatusRefundConfirmed: Story = line(orderIdOfItemCode.REFUND_CONFIRMED);
export const StatusRefundCompleted: Story = line(orderIdOfItemCode.REFUND_COMPLETED);
export const StatusExchangeRequested: Story = line(orderIdOfItemCode.EXCHANGE_REQUESTED);
export const StatusExchangeRejected: Story = line(orderIdOfItemCode.EXCHANGE_REJECTED);
export const StatusExchangeItemDelivering: Story = line(orderIdOfItemCode.EXCHANGE_ITEM_DELIVERING);
export const StatusExchangeItemReceived: Story = line(orderIdOfItemCode.EXCHANGE_ITEM_RECEIVED);
export const StatusExchangeConfirmed: Story = line(orderIdOfItemCode.EXCHANGE_CONFIRMED);
export const StatusExchangeCompleted: Story = line(orderIdOfItemCode.EXCHANGE_COMPLETED);
export const StatusExchangeOnHold: Story = line(orderIdOfItemCode.EXCHANGE_ON_HOLD);
export const StatusExchangeReleaseHold: Story = line(orderIdOfItemCode.EXCHANGE_RELEASE_HOLD);
export const StatusExchangeRedelivery: Story = line(orderIdOfItemCode.EXCHANGE_REDELIVERY);
export const StatusRefundOnHold: Story = line(orderIdOfItemCode.REFUND_ON_HOLD);
export const StatusRefundReleaseHold: Story = line(orderIdOfItemCode.REFUND_RELEASE_HOLD);
export const StatusDelivered: Story = line(orderIdOfItemCode.DELIVERED);
export const StatusExchangeDelayed: Story = line(orderIdOfItemCode.EXCHANGE_DELAYED);
export const StatusWaitingForRefund: Story = line(orderIdOfItemCode.WAITING_FOR_REFUND);
export const StatusRefundDelayed: Story = line(orderIdOfItemCode.REFUND_DELAYED);
export const StatusCancelDelayed: Story = line(orderIdOfItemCode.CANCEL_DELAYED);

// The stages without a code (D3).
export const StatusAwaitingPayment: Story = line(orderIdOfStage.awaiting_payment);
export const StatusNewOrder: Story = line(orderIdOfStage.new_order);
export const StatusPreparing: Story = line(orderIdOfStage.preparing);
export const StatusConfirmed: Story = line(orderIdOfStage.confirmed);
