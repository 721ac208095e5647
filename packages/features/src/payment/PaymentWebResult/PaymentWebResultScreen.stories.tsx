import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './PaymentWebResultScreen.tsx';

const { paymentIds } = fixtures;

const meta = {
  title: 'screens/payment/PaymentWebResult',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: `payment-web-result/shop/${paymentIds.pending}` },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (path: string): Story => ({ parameters: { path } });

export const StatusFailed = at(`payment-web-result/shop/${paymentIds.failed}`);
export const StatusPaid = at(`payment-web-result/shop/${paymentIds.paid}`);
export const UnknownType = at('payment-web-result/boat/1');
export const NotFound = at('payment-web-result/shop/77');
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
