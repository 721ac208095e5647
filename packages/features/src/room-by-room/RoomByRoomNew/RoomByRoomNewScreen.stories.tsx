import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomNewScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomNew',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/new/1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const home = mock('getRoomHome');

export const Default: Story = {};
/** The second decision: what stands in the first room. */
export const Room: Story = { parameters: { path: 'room-by-room/new/1?s=1.1.2.1.1-3p' } };
export const Summary: Story = {
  parameters: { path: 'room-by-room/new/1?s=1.1.2.1.1-3p&view=summary' },
};
export const OldLink: Story = { parameters: { path: 'room-by-room/new/1?s=1.1.1.2.1-zz.$100' } };
export const Loading: Story = { parameters: answers(home.pending()) };
export const Empty: Story = { parameters: answers(home.empty()) };
export const NotFound: Story = { parameters: { ...oneLook, path: 'room-by-room/new/999999' } };
export const MalformedId: Story = {
  parameters: { path: 'room-by-room/new/x', sameAs: 'NotFound' },
};
export const ServerError: Story = { parameters: answers(home.error()) };
export const LongText: Story = { parameters: answers(home.longText()) };
