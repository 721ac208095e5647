import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomBGridIntroductionScreen.tsx';

const meta = {
  title: 'screens/office/RoomByRoomBGridIntroduction',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/introduction' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const plans = mock('listOfficePlans');

export const Default: Story = {};
export const AnotherPlan: Story = {
  parameters: { path: 'room-by-room/b-grid/introduction?plan=plan-office-300' },
};
export const Loading: Story = { parameters: answers(plans.pending()) };
/** With a room before and after that shares no name with the rooms of the plans, which are not there. */
export const Empty: Story = {
  parameters: {
    path: 'room-by-room/b-grid/introduction?room=meeting',
    ...answers(plans.empty()),
  },
};
export const ServerError: Story = { parameters: answers(plans.error()) };
export const LongText: Story = { parameters: answers(plans.longText()) };
