import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Screen } from './RoomByRoomVibStep2Screen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomVibStep2',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/vib/step2?unit=1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const home = mock('getRoomHome');
const homes = mock('listRoomHomes');

export const Default: Story = {};
/** The link names no home: those of the bank's projects. */
export const Homes: Story = {
  parameters: { path: 'room-by-room/vib/step2?project=ven-song-binh-khanh' },
};
/** What the link says of home and budget cannot be read. */
export const BrokenLink: Story = {
  parameters: { path: 'room-by-room/vib/step2?unit=x&budget=nhieu' },
};
export const WithBudget: Story = {
  parameters: { path: 'room-by-room/vib/step2?unit=1&budget=200000000&ref=VIB-0231' },
};
export const Empty: Story = {
  parameters: {
    path: 'room-by-room/vib/step2?project=ven-song-binh-khanh',
    ...answers(homes.empty()),
  },
};
export const HomesLoading: Story = {
  parameters: {
    path: 'room-by-room/vib/step2?project=ven-song-binh-khanh',
    ...answers(homes.pending()),
  },
};
export const HomesFailed: Story = {
  parameters: {
    path: 'room-by-room/vib/step2?project=ven-song-binh-khanh',
    ...answers(homes.error()),
  },
};
/** The home of the link is not there. */
export const UnknownHome: Story = {
  parameters: { path: 'room-by-room/vib/step2?unit=999999&project=ven-song-binh-khanh' },
};
export const Loading: Story = { parameters: answers(home.pending()) };
export const ServerError: Story = { parameters: answers(home.error()) };
export const Offline: Story = { parameters: { ...answers(home.offline()), ...oneLook } };
export const Refetching: Story = { parameters: answers(home.refetching()) };
export const LongText: Story = { parameters: answers(home.longText()) };
