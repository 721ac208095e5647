import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './PaymentResultScreen.tsx';

const { paymentIds } = fixtures;

const meta = {
  title: 'screens/payment/PaymentResult',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: `payment-result/shop?vnp_TxnRef=${paymentIds.pending}&vnp_ResponseCode=00&vnp_SecureHash=genuine`,
  },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (path: string): Story => ({ parameters: { path } });

export const StatusWaiting = at(
  `payment-result/shop?vnp_TxnRef=${paymentIds.waiting}&vnp_ResponseCode=99&vnp_SecureHash=genuine`,
);
export const StatusPending = at(
  `payment-result/shop?vnp_TxnRef=${paymentIds.pending}&vnp_ResponseCode=99&vnp_SecureHash=genuine`,
);
export const StatusFailed = at(
  `payment-result/shop?vnp_TxnRef=${paymentIds.failed}&vnp_ResponseCode=99&vnp_SecureHash=genuine`,
);
export const StatusExpired = at(
  `payment-result/shop?vnp_TxnRef=${paymentIds.expired}&vnp_ResponseCode=99&vnp_SecureHash=genuine`,
);
export const StatusPaid = at(
  `payment-result/shop?vnp_TxnRef=${paymentIds.paid}&vnp_ResponseCode=00&vnp_SecureHash=genuine`,
);
export const StatusOnDelivery = at(
  `payment-result/shop?vnp_TxnRef=${paymentIds['on-delivery']}&vnp_ResponseCode=99&vnp_SecureHash=genuine`,
);
export const StatusCancelled = at(
  `payment-result/shop?vnp_TxnRef=${paymentIds.cancelled}&vnp_ResponseCode=99&vnp_SecureHash=genuine`,
);
/** The address says paid; the server does not know yet. */
export const ReturnBeforeCall: Story = {
  parameters: {
    path: `payment-result/shop?vnp_TxnRef=${paymentIds.pending}&vnp_ResponseCode=00&vnp_SecureHash=genuine`,
    sameAs: 'StatusPending',
  },
};
/** Cancelled there: said at once, though only the server's word counts. */
export const UserCancelled = at(
  `payment-result/shop?vnp_TxnRef=${paymentIds.pending}&vnp_ResponseCode=24&vnp_SecureHash=genuine`,
);
/** Nothing of it is believed, and nothing was changed. */
export const Forged = at('payment-result/shop?vnp_TxnRef=2&vnp_ResponseCode=00&vnp_SecureHash=ff');
/** Rightly signed, but somebody else's. */
export const OfSomebodyElse: Story = {
  parameters: answers(
    mock('readPaymentReturn').answer({
      verdict: 'unknown',
      result: null,
      groupId: null,
    }),
  ),
};
export const Nothing = at('payment-result/shop');
export const UnknownType = at('payment-result/boat');
export const NotFound = at('payment-result/shop?vnp_TxnRef=77&vnp_SecureHash=genuine');
/** The address is being verified. */
export const Reading: Story = {
  parameters: answers(mock('readPaymentReturn').pending()),
};
/** Money that came after the order was gone goes back by itself. */
export const Late: Story = {
  parameters: {
    path: `payment-result/shop?vnp_TxnRef=${paymentIds.cancelled}&vnp_ResponseCode=00&vnp_SecureHash=genuine`,
    ...answers(
      mock('readPayment').answer(({ params }) => {
        const found = fixtures.payments.find(({ groupId }) => groupId === params.id);
        if (found === undefined) throw new Error('no such payment');
        const returning = [
          { amount: found.total, state: 'requested' as const, dueAt: '2026-03-11T02:59:00Z' },
        ];
        return { ...found, returning };
      }),
    ),
  },
};

export const Loading: Story = {
  parameters: answers(mock('readPayment').pending()),
};
export const ServerError: Story = {
  parameters: answers(mock('readPayment').error()),
};
export const Forbidden: Story = {
  parameters: answers(mock('readPayment').forbidden()),
};
export const SignedOut: Story = {
  parameters: answers(mock('readPayment').unauthenticated()),
};
export const Refetching: Story = {
  parameters: answers(mock('readPayment').refetching()),
};
