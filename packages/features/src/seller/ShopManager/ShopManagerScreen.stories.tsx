import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fetchByOwnPeople, pressNext } from '../lines/story-steps.ts';
import { Screen } from './ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/dashboard' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What waits, and what is due first. */
export const Default: Story = {};

/** A name that nobody knows shows the overview and says so. */
export const UnknownSection: Story = { parameters: { path: 'shop-manager/teleport' } };

export const DeliveryStatus: Story = { parameters: { path: 'shop-manager/delivery-status' } };

export const OrderConfirmation: Story = {
  parameters: { path: 'shop-manager/order-confirmation' },
};

export const Cancel: Story = { parameters: { path: 'shop-manager/cancel' } };

export const Exchange: Story = { parameters: { path: 'shop-manager/exchange?tab=collected' } };

export const Refund: Story = { parameters: { path: 'shop-manager/refund' } };

export const RefundOnHold: Story = { parameters: { path: 'shop-manager/refund?tab=on_hold' } };

export const Found: Story = { parameters: { path: 'shop-manager/refund?q=ban%20tra' } };

export const NothingFound: Story = { parameters: { path: 'shop-manager/refund?q=khong%20co' } };

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

const pickUp = /^(Bắt đầu thu hồi|Pickup started|수거 시작)$/;

/** The goods have overtaken what is pressed. */
const refused = mock('sendOrderEvent').error(422, {
  code: 'EVENT_REFUSED',
  body: { reason: 'ALREADY_DELIVERED', allowedEvents: [] },
});

/** Why an event was refused stands in the dialog that asked for it. */
export const StatusEventRefused: Story = {
  parameters: { path: 'shop-manager/exchange', ...answers(refused) },
  play: async (context) => {
    await pressNext(context, pickUp);
    await fetchByOwnPeople(context, pickUp);
  },
};
