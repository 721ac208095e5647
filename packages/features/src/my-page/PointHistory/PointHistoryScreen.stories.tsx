import { mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointHistoryScreen } from './PointHistoryScreen.tsx';

const meta = {
  title: 'screens/my-page/PointHistory',
  component: PointHistoryScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'point-history' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof PointHistoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const list = mock('listPointMoves');
const told = (handler: ReturnType<typeof list.empty>): Story => ({
  parameters: { msw: { handlers: { listPointMoves: handler } } },
});

/** Earned, spent, given back, expired. */
export const Default: Story = {};
export const OnlyEarned: Story = { parameters: { path: 'point-history?kind=earn' } };
export const Loading: Story = told(list.pending());
export const Empty: Story = told(list.empty());
export const ServerError: Story = told(list.error());
export const Offline: Story = told(list.offline());
export const Refetching: Story = told(list.slow(200));
export const LongText: Story = told(list.longText());
