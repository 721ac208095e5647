import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './AdminScreen.tsx';

const meta = {
  title: 'screens/admin/Admin',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'admin' },
  beforeEach: () => {
    signInForStory('admin');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing waits anywhere. */
export const Empty: Story = {
  parameters: answers(
    mock('getAdminOverview').answer({
      data: {
        demo: false,
        queues: [
          { queue: 'upgrades', waiting: 0, oldest_at: null },
          { queue: 'contractors', waiting: 0, oldest_at: null },
        ],
      },
    }),
  ),
};

export const Loading: Story = { parameters: answers(mock('getAdminOverview').pending()) };

export const ServerError: Story = {
  parameters: { ...answers(mock('getAdminOverview').error()), ...oneLook },
};

/** A member who found the address. */
export const Forbidden: Story = {
  beforeEach: () => {
    signInForStory('member');
  },
};
