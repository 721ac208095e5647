import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './CustomerCenterScreen.tsx';

const meta = {
  title: 'screens/support/CustomerCenter',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'customer-center' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waiting, asked again, answered. */
export const Default: Story = {};

export const StatusUnanswered: Story = {
  parameters: { path: 'customer-center?state=unanswered' },
};

export const StatusAnswered: Story = { parameters: { path: 'customer-center?state=answered' } };

export const Loading: Story = {
  parameters: answers(mock('listSupportPosts').pending()),
};

export const Empty: Story = {
  parameters: answers(mock('listSupportPosts').empty()),
};

export const NothingFound: Story = {
  parameters: { path: 'customer-center?category=payment&q=ghe' },
};

export const ServerError: Story = {
  parameters: answers(mock('listSupportPosts').error()),
};

export const Refetching: Story = {
  parameters: answers(mock('listSupportPosts').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('listSupportPosts').longText()),
};
