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

// Words beside the codes: payment, delivery, money on its way, the VAT invoice. The codes of a line are told by
// OrderItemCard, those of an order by OrderRowCard.
export const StatusPaid: Story = told(orderIdOfStage.new_order);
export const StatusWaitForPay: Story = told(orderIdOfStage.awaiting_payment);
export const StatusShipping: Story = told(orderIdOfItemCode.DELIVERING);
export const StatusProcessing: Story = told(orderIdOfItemCode.REFUND_CONFIRMED);
export const StatusRefunded: Story = told(orderIdOfItemCode.REFUND_COMPLETED);
export const StatusIssued: Story = told(orderIdOfCode.CONFIRMED);
