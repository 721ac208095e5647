import { fixtures } from '@hien/api/testing';
import { Container } from '@hien/ui';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { LineTable } from './LineTable.tsx';

const { orderIdOfItemCode, orderIdOfStage, partialOrderId, unknownOrderId } = fixtures;

interface LineStoryProps {
  orderId: number;
  /** Position of the line in its order. */
  line: number;
  long?: boolean;
}

/** A line of the fixtures in the page's language, unfolded. */
function LineStory({ orderId, line, long = false }: LineStoryProps) {
  const language = useLanguage();
  const row = fixtures.sellerItemsOf(language, orderId)[line];
  if (row === undefined) throw new Error(`order ${orderId} has no line ${line}`);
  const { thing } = row.item;
  const words = long ? { ...thing, name: Array(4).fill(thing.name).join(', ') } : thing;
  return (
    <Container>
      <LineTable
        label={row.orderNumber}
        rows={[{ ...row, item: { ...row.item, thing: words } }]}
        unfolded={[row.item.id]}
      />
    </Container>
  );
}

const meta = {
  title: 'screens/seller/LineDetail',
  component: LineStory,
  tags: ['!autodocs'],
  args: { orderId: partialOrderId, line: 1 },
} satisfies Meta<typeof LineStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = (orderId: number): Story => ({
  args: { orderId, line: 0 },
  parameters: oneLook,
});

/** A claim on part of a quantity, on hold. */
export const Default: Story = {};

export const LongText: Story = { args: { long: true } };

/** Codes of a server that is newer than this client. */
export const UnknownCode: Story = row(unknownOrderId);

// The 28 codes of an item (2.2), each reached as it is reached in life.
export const StatusDelivering: Story = row(orderIdOfItemCode.DELIVERING);
export const StatusDeliveryDelayed: Story = row(orderIdOfItemCode.DELIVERY_DELAYED);
export const StatusCancelRequested: Story = row(orderIdOfItemCode.CANCEL_REQUESTED);
export const StatusCancelRejected: Story = row(orderIdOfItemCode.CANCEL_REJECTED);
export const StatusCancelConfirmed: Story = row(orderIdOfItemCode.CANCEL_CONFIRMED);
export const StatusCancelCompleted: Story = row(orderIdOfItemCode.CANCEL_COMPLETED);
export const StatusRefundRequested: Story = row(orderIdOfItemCode.REFUND_REQUESTED);
export const StatusRefundRejected: Story = row(orderIdOfItemCode.REFUND_REJECTED);
export const StatusRefundItemDelivering: Story = row(orderIdOfItemCode.REFUND_ITEM_DELIVERING);
export const StatusRefundItemReceived: Story = row(orderIdOfItemCode.REFUND_ITEM_RECEIVED);
export const StatusRefundConfirmed: Story = row(orderIdOfItemCode.REFUND_CONFIRMED);
export const StatusRefundCompleted: Story = row(orderIdOfItemCode.REFUND_COMPLETED);
export const StatusExchangeRequested: Story = row(orderIdOfItemCode.EXCHANGE_REQUESTED);
export const StatusExchangeRejected: Story = row(orderIdOfItemCode.EXCHANGE_REJECTED);
export const StatusExchangeItemDelivering: Story = row(orderIdOfItemCode.EXCHANGE_ITEM_DELIVERING);
export const StatusExchangeItemReceived: Story = row(orderIdOfItemCode.EXCHANGE_ITEM_RECEIVED);
export const StatusExchangeConfirmed: Story = row(orderIdOfItemCode.EXCHANGE_CONFIRMED);
export const StatusExchangeCompleted: Story = row(orderIdOfItemCode.EXCHANGE_COMPLETED);
export const StatusExchangeOnHold: Story = row(orderIdOfItemCode.EXCHANGE_ON_HOLD);
export const StatusExchangeReleaseHold: Story = row(orderIdOfItemCode.EXCHANGE_RELEASE_HOLD);
export const StatusExchangeRedelivery: Story = row(orderIdOfItemCode.EXCHANGE_REDELIVERY);
export const StatusRefundOnHold: Story = row(orderIdOfItemCode.REFUND_ON_HOLD);
export const StatusRefundReleaseHold: Story = row(orderIdOfItemCode.REFUND_RELEASE_HOLD);
export const StatusDelivered: Story = row(orderIdOfItemCode.DELIVERED);
export const StatusExchangeDelayed: Story = row(orderIdOfItemCode.EXCHANGE_DELAYED);
export const StatusWaitingForRefund: Story = row(orderIdOfItemCode.WAITING_FOR_REFUND);
export const StatusRefundDelayed: Story = row(orderIdOfItemCode.REFUND_DELAYED);
export const StatusCancelDelayed: Story = row(orderIdOfItemCode.CANCEL_DELAYED);

// The stages without a code (D3).
export const StatusAwaitingPayment: Story = row(orderIdOfStage.awaiting_payment);
export const StatusNewOrder: Story = row(orderIdOfStage.new_order);
export const StatusPreparing: Story = row(orderIdOfStage.preparing);
export const StatusConfirmed: Story = row(orderIdOfStage.confirmed);
