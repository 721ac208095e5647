import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './DetailStatisticsScreen.tsx';

const meta = {
  title: 'screens/advertising/DetailStatistics',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'detail-statistics' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = mock('readAdStatistics');

export const Default: Story = {};
export const OneWeek: Story = { parameters: { path: 'detail-statistics?days=7' } };
export const Empty: Story = { parameters: answers(told.answer(fixtures.noStatistics())) };
export const Loading: Story = { parameters: answers(told.pending()) };
export const NotFound: Story = { parameters: answers(told.notFound()) };
export const Forbidden: Story = { parameters: { ...answers(told.error(403)), ...oneLook } };
export const ServerError: Story = { parameters: answers(told.error()) };
export const Offline: Story = { parameters: { ...answers(told.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(told.refetching()), ...oneLook } };
