import { fixtures } from '@hien/api/testing';
import { Container } from '@hien/ui';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { OrderRowCard } from './OrderRowCard.tsx';

const { orderIdOfCode, unknownOrderId } = fixtures;

/** An order of the fixtures as the buyer's list shows it, in the page's language. */
function OrderRowStory({ orderId }: { orderId: number }) {
  const [order] = fixtures.orderListOf(useLanguage(), [orderId]).items;
  if (order === undefined) throw new Error(`there is no order ${orderId}`);
  return (
    <Container>
      <OrderRowCard order={order} />
    </Container>
  );
}

const meta = {
  title: 'screens/orders/OrderRowCard',
  component: OrderRowStory,
  tags: ['!autodocs'],
  args: { orderId: orderIdOfCode.PENDING },
} satisfies Meta<typeof OrderRowStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = (orderId: number): Story => ({ args: { orderId }, parameters: oneLook });

/** Codes of a server that is newer than this client. */
export const UnknownCode: Story = row(unknownOrderId);

// The codes of an order (2.5).
export const StatusPending: Story = row(orderIdOfCode.PENDING);
export const StatusWaitingForDelivery: Story = row(orderIdOfCode.WAITING_FOR_DELIVERY);
export const StatusDelivery: Story = row(orderIdOfCode.DELIVERY);
export const StatusCompleted: Story = row(orderIdOfCode.COMPLETED);
export const StatusConfirmed: Story = row(orderIdOfCode.CONFIRMED);
export const StatusCancelled: Story = row(orderIdOfCode.CANCELLED);
export const StatusRefundRequest: Story = row(orderIdOfCode.REFUND_REQUEST);
export const StatusExchange: Story = row(orderIdOfCode.EXCHANGE);
export const StatusExtendConfirmation: Story = row(orderIdOfCode.EXTEND_CONFIRMATION);
export const StatusRefundApproved: Story = row(orderIdOfCode.REFUND_APPROVED);
export const StatusRefundDelivering: Story = row(orderIdOfCode.REFUND_DELIVERING);
export const StatusRefundConfirmed: Story = row(orderIdOfCode.REFUND_CONFIRMED);
export const StatusRefundCompleted: Story = row(orderIdOfCode.REFUND_COMPLETED);
export const StatusRefundRejected: Story = row(orderIdOfCode.REFUND_REJECTED);
