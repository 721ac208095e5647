import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressNext } from '../lines/story-steps.ts';
import { Screen } from './ShopManagerOrderStatusScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManagerOrderStatus',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/order-status' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Orders to accept, the nearest deadline first. */
export const Default: Story = {};

export const Preparing: Story = { parameters: { path: 'shop-manager/order-status?tab=preparing' } };

export const Everything: Story = { parameters: { path: 'shop-manager/order-status?tab=all' } };

export const PastTheLastPage: Story = {
  parameters: { path: 'shop-manager/order-status?tab=all&page=9' },
};

export const Loading: Story = {
  parameters: { ...answers(mock('listSellerItems').pending()), ...oneLook },
};

export const Empty: Story = {
  parameters: { ...answers(mock('listSellerItems').empty()), ...oneLook },
};

export const ServerError: Story = {
  parameters: { ...answers(mock('listSellerItems').error()), ...oneLook },
};

export const Offline: Story = {
  parameters: { ...answers(mock('listSellerItems').offline()), ...oneLook },
};

export const Forbidden: Story = {
  parameters: { ...answers(mock('listSellerItems').forbidden()), ...oneLook },
};

export const Refetching: Story = {
  parameters: { ...answers(mock('listSellerItems').refetching()), ...oneLook },
};

export const LongText: Story = { parameters: answers(mock('listSellerItems').longText()) };

/** The goods have overtaken what is pressed. */
const refused = mock('sendOrderEvent').error(422, {
  code: 'EVENT_REFUSED',
  body: { reason: 'ALREADY_DELIVERED', allowedEvents: [] },
});

/** An order is accepted at once; why it was not stands beside its button. */
export const StatusEventRefused: Story = {
  parameters: answers(refused),
  play: (context) => pressNext(context, /^(Nhận đơn|Accept|주문 확인)$/),
};
