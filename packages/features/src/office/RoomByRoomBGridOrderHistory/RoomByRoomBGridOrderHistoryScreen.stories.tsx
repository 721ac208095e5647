import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomBGridOrderHistoryScreen.tsx';

const meta = {
  title: 'screens/office/RoomByRoomBGridOrderHistory',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/order-history' },
  beforeEach: () => {
    signInForStory('member');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const quotations = mock('listOfficeQuotations');

/** One request in each state. */
export const Default: Story = {};
export const Loading: Story = { parameters: answers(quotations.pending()) };
export const Empty: Story = { parameters: answers(quotations.empty()) };
export const ServerError: Story = { parameters: answers(quotations.error()) };
export const Refetching: Story = { parameters: answers(quotations.refetching()) };
export const LongText: Story = { parameters: answers(quotations.longText()) };
export const Guest: Story = { beforeEach: signOutForStory };
