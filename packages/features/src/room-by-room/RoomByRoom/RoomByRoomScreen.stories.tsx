import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoom',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without accents. */
export const Searched: Story = { parameters: { path: 'room-by-room?q=ho+tay' } };

export const NothingFound: Story = { parameters: { path: 'room-by-room?q=khong+co' } };

export const Loading: Story = {
  parameters: answers(mock('listProjects').pending(), mock('listStyles').pending()),
};

export const Empty: Story = {
  parameters: answers(mock('listProjects').empty(), mock('listStyles').empty()),
};

export const ServerError: Story = { parameters: answers(mock('listProjects').error()) };

export const LongText: Story = {
  parameters: answers(mock('listProjects').longText(), mock('listStyles').longText()),
};
