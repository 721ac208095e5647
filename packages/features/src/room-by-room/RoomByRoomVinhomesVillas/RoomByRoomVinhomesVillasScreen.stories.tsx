import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomVinhomesVillasScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomVinhomesVillas',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/vinhomes-villas' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const homes = mock('listRoomHomes');

export const Default: Story = {};
export const HomeFailed: Story = { parameters: answers(mock('getRoomHome').error()) };
export const Loading: Story = { parameters: answers(homes.pending()) };
export const Empty: Story = { parameters: answers(homes.empty()) };
export const ServerError: Story = { parameters: answers(homes.error()) };
export const LongText: Story = { parameters: answers(homes.longText()) };
