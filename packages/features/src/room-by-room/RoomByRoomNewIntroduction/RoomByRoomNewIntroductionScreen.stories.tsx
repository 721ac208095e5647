import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomNewIntroductionScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomNewIntroduction',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/new/introduction' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const homes = mock('listRoomHomes');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(homes.pending()) };
export const Empty: Story = { parameters: answers(homes.empty()) };
export const ServerError: Story = { parameters: answers(homes.error()) };
export const LongText: Story = { parameters: answers(homes.longText()) };
export const NoneFound: Story = {
  parameters: { path: 'room-by-room/new/introduction?type=villa' },
};
export const BeyondTheLastPage: Story = {
  parameters: { path: 'room-by-room/new/introduction?page=99' },
};
export const Refetching: Story = { parameters: answers(homes.refetching()) };
