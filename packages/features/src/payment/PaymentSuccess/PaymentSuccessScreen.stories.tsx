import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './PaymentSuccessScreen.tsx';

const { paymentIds } = fixtures;

const meta = {
  title: 'screens/payment/PaymentSuccess',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: `payment-success/shop?group=${paymentIds.pending}` },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (path: string): Story => ({ parameters: { path } });

export const StatusWaiting = at(`payment-success/shop?group=${paymentIds.waiting}`);
export const StatusPaid = at(`payment-success/shop?group=${paymentIds.paid}`);
export const UnknownType = at('payment-success/boat?group=1');
export const NotFound = at('payment-success/shop?group=77');
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
