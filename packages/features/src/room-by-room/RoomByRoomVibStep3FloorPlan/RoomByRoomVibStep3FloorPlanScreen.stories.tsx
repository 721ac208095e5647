import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Screen } from './RoomByRoomVibStep3FloorPlanScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomVibStep3FloorPlan',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/vib/step3-floor-plan?unit=1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const home = mock('getRoomHome');
/** The bank has no other home to choose instead. */
const noOther = answers(mock('listRoomHomes').empty());

export const Default: Story = {};
/** One room alone, and it stays. */
export const OneRoom: Story = {
  parameters: { path: 'room-by-room/vib/step3-floor-plan?unit=1&rooms=2' },
};
/** More than the budget that the link brought. */
export const OverBudget: Story = {
  parameters: { path: 'room-by-room/vib/step3-floor-plan?unit=1&budget=1000000' },
};
/** The link names no home, or one that is not there: chosen here, and said. */
export const NotFound: Story = {
  parameters: { ...noOther, path: 'room-by-room/vib/step3-floor-plan?unit=999999' },
};
export const NoHome: Story = {
  parameters: { ...noOther, path: 'room-by-room/vib/step3-floor-plan', sameAs: 'NotFound' },
};
/** A home without rooms is none to furnish. */
export const Empty: Story = { parameters: answers(home.empty()) };
export const Loading: Story = { parameters: answers(home.pending()) };
export const ServerError: Story = { parameters: answers(home.error()) };
export const Offline: Story = { parameters: { ...answers(home.offline()), ...oneLook } };
export const Refetching: Story = { parameters: answers(home.refetching()) };
export const LongText: Story = { parameters: answers(home.longText()) };
