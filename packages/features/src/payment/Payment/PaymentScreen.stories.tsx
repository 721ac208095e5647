import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { PaymentResult } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './PaymentScreen.tsx';

const { paymentIds, payments } = fixtures;

const meta = {
  title: 'screens/payment/Payment',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: `payment/shop/${paymentIds.waiting}/QR` },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (state: keyof typeof paymentIds, method = 'QR'): Story => ({
  parameters: { path: `payment/shop/${paymentIds[state]}/${method}` },
});

/** Presses the button that goes to the gateway. */
const pressPay: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const buttons = await canvas.findAllByRole('button', { name: /Thanh toán|Pay|결제하기/ });
  const [first] = buttons;
  if (first) await userEvent.click(first);
};

export const StatusWaiting: Story = {};
export const StatusPending = at('pending');
export const StatusExpired = at('expired');
export const StatusPaid = at('paid');
export const StatusOnDelivery = at('on-delivery', 'COD');
export const StatusCancelled = at('cancelled');

/** Every sentence with which a gateway refuses, one after another. */
const refusedBecause = (failure: PaymentResult): Story => ({
  parameters: {
    path: `payment/shop/${paymentIds.failed}/QR`,
    ...answers(
      mock('readPayment').answer(({ params }) => {
        const found = payments.find(({ groupId }) => groupId === params.id) ?? payments[0];
        if (found === undefined || found.attempt === null) throw new Error('no such payment');
        return {
          ...found,
          attention: failure === 'suspicious' ? 'suspicious' : null,
          attempt: { ...found.attempt, failure },
        };
      }),
    ),
  },
});

export const StatusFailed = at('failed');
export const FailedCancelled = refusedBecause('cancelled');
export const FailedExpired = refusedBecause('expired');
export const FailedWrongCode = refusedBecause('wrong-code');
export const FailedLimit = refusedBecause('limit');
export const FailedBlocked = refusedBecause('blocked');
export const FailedNotEnrolled = refusedBecause('not-enrolled');
export const FailedMaintenance = refusedBecause('maintenance');
export const FailedSuspicious = refusedBecause('suspicious');
export const FailedOther = refusedBecause('other');

export const BankTransfer = at('transfer', 'VA');

export const Instalments: Story = at('waiting', 'IS');

/** In a trial version, where nothing is taken. */
export const Simulated: Story = {
  parameters: {
    path: `payment/shop/${paymentIds.transfer}/VA`,
    ...answers(
      mock('readPayment').answer(({ params }) => {
        const found = payments.find(({ groupId }) => groupId === params.id) ?? payments[0];
        if (found === undefined || found.transfer === null) throw new Error('no such payment');
        const simulatedBank = 'http://127.0.0.1:4020/bank';
        return { ...found, simulated: true, transfer: { ...found.transfer, simulatedBank } };
      }),
    ),
  },
};

/** A part of a transfer is here: what is missing, and a code for just that. */
export const ShortTransfer: Story = {
  parameters: {
    path: `payment/shop/${paymentIds.transfer}/VA`,
    ...answers(
      mock('readPayment').answer(() => {
        const found = payments.find(({ groupId }) => groupId === paymentIds.transfer);
        if (found === undefined) throw new Error('no payment');
        return { ...found, ...fixtures.shortTransfer, attention: 'wrong-amount' };
      }),
    ),
  },
};

export const WrongAmountArrived: Story = {
  parameters: answers(
    mock('readPayment').answer(() => {
      const [found] = payments;
      if (found === undefined) throw new Error('no payment');
      return { ...found, attention: 'wrong-amount' };
    }),
  ),
};

export const MoneyComesBack: Story = {
  parameters: {
    path: `payment/shop/${paymentIds.paid}/QR`,
    ...answers(
      mock('readPayment').answer(({ params }) => {
        const found = payments.find(({ groupId }) => groupId === params.id);
        if (found === undefined) throw new Error('no such payment');
        const back = { amount: found.total, dueAt: '2026-03-11T02:59:00Z' };
        return {
          ...found,
          returning: [
            { ...back, state: 'processing' },
            { ...back, state: 'refunded' },
          ],
        };
      }),
    ),
  },
};

/** The gateway does not answer: nothing was taken, and another way is open. */
export const StatusUnavailable: Story = {
  parameters: answers(mock('startPayment').error(503)),
  play: pressPay,
};

/** Paid or cancelled in another tab meanwhile. */
export const StatusConflict: Story = {
  parameters: answers(mock('startPayment').error(409)),
  play: pressPay,
};

export const Starting: Story = {
  parameters: answers(mock('startPayment').pending()),
  play: pressPay,
};

export const NoWayToPay: Story = {
  parameters: answers(
    mock('readPayment').answer(() => {
      const [found] = payments;
      if (found === undefined) throw new Error('no payment');
      return { ...found, methods: [], transfer: null };
    }),
  ),
};

export const UnknownType: Story = { parameters: { path: 'payment/boat/1/QR' } };
export const UnknownMethod: Story = {
  parameters: { path: 'payment/shop/1/GOLD', sameAs: 'UnknownType' },
};

export const Loading: Story = {
  parameters: answers(mock('readPayment').pending()),
};
export const ServerError: Story = {
  parameters: answers(mock('readPayment').error()),
};
export const NotFound: Story = { parameters: { path: 'payment/shop/77/QR' } };
export const Forbidden: Story = {
  parameters: answers(mock('readPayment').forbidden()),
};
export const SignedOut: Story = {
  parameters: answers(mock('readPayment').unauthenticated()),
};
export const Refetching: Story = {
  parameters: answers(mock('readPayment').refetching()),
};
