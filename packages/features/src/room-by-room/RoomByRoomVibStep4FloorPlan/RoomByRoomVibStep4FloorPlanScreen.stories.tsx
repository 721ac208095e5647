import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Screen } from './RoomByRoomVibStep4FloorPlanScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomVibStep4FloorPlan',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/vib/step4-floor-plan?unit=1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const home = mock('getRoomHome');
/** The bank has no other home to choose instead. */
const noOther = answers(mock('listRoomHomes').empty());

export const Default: Story = {};
export const OneRoom: Story = {
  parameters: { path: 'room-by-room/vib/step4-floor-plan?unit=1&rooms=2' },
};
/** An old link: what is sold out is replaced, and said. */
export const OldLink: Story = {
  parameters: { path: 'room-by-room/vib/step4-floor-plan?unit=1&s=1.1.1.2.1-zz.$100' },
};
/** The link names no home, or one that is not there: chosen here, and said. */
export const NotFound: Story = {
  parameters: { ...noOther, path: 'room-by-room/vib/step4-floor-plan?unit=999999' },
};
export const NoHome: Story = {
  parameters: { ...noOther, path: 'room-by-room/vib/step4-floor-plan', sameAs: 'NotFound' },
};
/** A home without rooms is none to furnish. */
export const Empty: Story = { parameters: answers(home.empty()) };
export const Loading: Story = { parameters: answers(home.pending()) };
export const ServerError: Story = { parameters: answers(home.error()) };
export const Offline: Story = { parameters: { ...answers(home.offline()), ...oneLook } };
export const Refetching: Story = { parameters: answers(home.refetching()) };
export const LongText: Story = { parameters: answers(home.longText()) };
