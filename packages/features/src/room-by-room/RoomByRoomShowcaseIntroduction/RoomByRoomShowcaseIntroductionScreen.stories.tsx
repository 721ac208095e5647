import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomShowcaseIntroductionScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomShowcaseIntroduction',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/showcase/introduction' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const homes = mock('listFinishedHomes');

export const Default: Story = {};
/** One-bedroom flats alone. */
export const OfOneType: Story = {
  parameters: { path: 'room-by-room/showcase/introduction?type=1-bedroom' },
};
export const NothingFound: Story = {
  parameters: { path: 'room-by-room/showcase/introduction?type=villa' },
};
export const Loading: Story = { parameters: answers(homes.pending()) };
export const Empty: Story = { parameters: answers(homes.empty()) };
export const ServerError: Story = { parameters: answers(homes.error()) };
export const Offline: Story = { parameters: { ...answers(homes.offline()), ...oneLook } };
export const Refetching: Story = { parameters: answers(homes.refetching()) };
export const LongText: Story = { parameters: answers(homes.longText()) };
