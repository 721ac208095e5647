import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomProjectScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomProject',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/project/ven-song-binh-khanh' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A tower in which no home can be furnished yet. */
export const EmptyTower: Story = {
  parameters: { path: 'room-by-room/project/ven-song-binh-khanh?tower=S2' },
};

export const Loading: Story = { parameters: answers(mock('getProject').pending()) };

export const Empty: Story = { parameters: answers(mock('getProject').empty()) };

/** No project has this name. */
export const NotFound: Story = {
  parameters: { ...oneLook, path: 'room-by-room/project/khong-co' },
};

export const ServerError: Story = { parameters: answers(mock('getProject').error()) };

export const LongText: Story = { parameters: answers(mock('getProject').longText()) };
