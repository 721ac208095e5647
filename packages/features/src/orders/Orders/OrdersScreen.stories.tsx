import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './OrdersScreen.tsx';

const meta = {
  title: 'screens/orders/Orders',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'order' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything that was ordered, the newest first. */
export const Default: Story = {};

/** A tab by its address. */
export const Returns: Story = { parameters: { path: 'order/returns' } };

export const SecondPage: Story = { parameters: { path: 'order?page=2' } };

export const Found: Story = { parameters: { path: 'order?q=ban%20tra' } };

export const NothingFound: Story = { parameters: { path: 'order?q=khong%20co' } };

/** A status that nobody knows shows all orders. */
export const UnknownTab: Story = { parameters: { path: 'order/teleporting' } };

export const Loading: Story = {
  parameters: answers(mock('listOrders').pending()),
};

export const Empty: Story = {
  parameters: answers(mock('listOrders').empty()),
};

export const ServerError: Story = {
  parameters: answers(mock('listOrders').error()),
};

export const Offline: Story = {
  parameters: answers(mock('listOrders').offline()),
};

export const Refetching: Story = {
  parameters: answers(mock('listOrders').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('listOrders').longText()),
};
