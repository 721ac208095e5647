import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomVinhomesScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomVinhomes',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room-vinhomes' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const homes = mock('listRoomHomes');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(homes.pending()) };
export const Empty: Story = { parameters: answers(homes.empty()) };
export const ServerError: Story = { parameters: answers(homes.error()) };
export const LongText: Story = { parameters: answers(homes.longText()) };
export const Refetching: Story = { parameters: answers(homes.refetching()) };
export const Narrowed: Story = {
  parameters: { path: 'room-by-room-vinhomes?project=ven-song-binh-khanh&tower=S1' },
};
export const NoneFound: Story = { parameters: { path: 'room-by-room-vinhomes?type=villa' } };
export const BeyondTheLastPage: Story = { parameters: { path: 'room-by-room-vinhomes?page=99' } };
