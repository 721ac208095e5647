import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomSamsungFurnitureByRoomScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomSamsungFurnitureByRoom',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/samsung/furniture-by-room' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const homes = mock('listRoomHomes');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(homes.pending()) };
export const Empty: Story = { parameters: answers(homes.empty()) };
export const ServerError: Story = { parameters: answers(homes.error()) };
export const LongText: Story = { parameters: answers(mock('getRoomHome').longText()) };
