import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/RedBills',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/red-bill' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In every state; what has to be issued comes first, by the end of its month. */
export const Default: Story = {};

export const ToAdjust: Story = { parameters: { path: 'shop-manager/red-bill?tab=to_adjust' } };

export const Found: Story = { parameters: { path: 'shop-manager/red-bill?q=bep%20moi' } };

export const NothingFound: Story = { parameters: { path: 'shop-manager/red-bill?q=khong%20co' } };

export const Loading: Story = {
  parameters: { ...answers(mock('listRedBills').pending()), ...oneLook },
};

export const Empty: Story = {
  parameters: { ...answers(mock('listRedBills').empty()), ...oneLook },
};

export const ServerError: Story = {
  parameters: { ...answers(mock('listRedBills').error()), ...oneLook },
};

export const Offline: Story = {
  parameters: { ...answers(mock('listRedBills').offline()), ...oneLook },
};

export const Forbidden: Story = {
  parameters: { ...answers(mock('listRedBills').forbidden()), ...oneLook },
};

export const Refetching: Story = {
  parameters: { ...answers(mock('listRedBills').refetching()), ...oneLook },
};

export const LongText: Story = { parameters: answers(mock('listRedBills').longText()) };
