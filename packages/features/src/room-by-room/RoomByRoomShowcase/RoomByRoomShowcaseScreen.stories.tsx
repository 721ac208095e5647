import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomShowcaseScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomShowcase',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/showcase/1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const finished = mock('getFinishedHome');

export const Default: Story = {};
/** Nobody took a picture before: its room is shown as it is. */
export const NoBefore: Story = { parameters: { path: 'room-by-room/showcase/2' } };
/** What stands in it has not come: the story does without. */
export const PiecesFailed: Story = { parameters: answers(mock('getRoomHome').error()) };
export const Loading: Story = { parameters: answers(finished.pending()) };
export const NotFound: Story = { parameters: { ...oneLook, path: 'room-by-room/showcase/999' } };
export const ServerError: Story = { parameters: answers(finished.error()) };
export const Offline: Story = { parameters: { ...answers(finished.offline()), ...oneLook } };
export const Refetching: Story = { parameters: answers(finished.refetching()) };
export const LongText: Story = { parameters: answers(finished.longText()) };
