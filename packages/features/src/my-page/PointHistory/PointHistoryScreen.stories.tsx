import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './PointHistoryScreen.tsx';

const meta = {
  title: 'screens/my-page/PointHistory',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'point-history' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
const list = mock('listPointMoves');

/** Earned, spent, given back, expired. */
export const Default: Story = {};
export const OnlyEarned: Story = { parameters: { path: 'point-history?kind=earn' } };
export const Loading: Story = { parameters: answers(list.pending()) };
export const Empty: Story = { parameters: answers(list.empty()) };
export const ServerError: Story = { parameters: answers(list.error()) };
export const Offline: Story = { parameters: { ...answers(list.offline()), ...oneLook } };
export const Refetching: Story = { parameters: answers(list.refetching()) };
export const LongText: Story = { parameters: answers(list.longText()) };

export const BeyondTheLastPage: Story = { parameters: { path: 'point-history?page=9' } };
