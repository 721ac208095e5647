import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomCustomerIntroductionScreen.tsx';

const meta = {
  title: 'screens/room-by-room/RoomByRoomCustomerIntroduction',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/customer/introduction' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const projects = mock('listProjects');
const homes = mock('listRoomHomes');
const invited = 'room-by-room/customer/introduction?project=ven-song-binh-khanh';

export const Default: Story = {};
/** By the link of an invitation. */
export const Invited: Story = { parameters: { path: invited } };
export const InvitedTower: Story = { parameters: { path: `${invited}&tower=S1` } };
/** The invitation names a project that is not here. */
export const UnknownProject: Story = {
  parameters: { path: 'room-by-room/customer/introduction?project=khong-co' },
};
export const Loading: Story = { parameters: answers(projects.pending()) };
export const HomesLoading: Story = {
  parameters: { ...answers(homes.pending()), path: invited },
};
export const Empty: Story = { parameters: { ...answers(homes.empty()), path: invited } };
export const ServerError: Story = { parameters: answers(projects.error()) };
export const LongText: Story = { parameters: answers(projects.longText()) };
export const NoneFound: Story = { parameters: { path: `${invited}&tower=S2` } };
export const BeyondTheLastPage: Story = { parameters: { path: `${invited}&page=99` } };
export const Refetching: Story = {
  parameters: { ...answers(homes.refetching()), path: invited },
};
