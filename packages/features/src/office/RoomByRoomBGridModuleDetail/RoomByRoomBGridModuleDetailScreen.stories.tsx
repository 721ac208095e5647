import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomBGridModuleDetailScreen.tsx';

const meta = {
  title: 'screens/office/RoomByRoomBGridModuleDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/module-detail/3' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Strips on all four sides. */
export const MeetingTable: Story = {
  parameters: { path: 'room-by-room/b-grid/module-detail/10' },
};

/** Nobody sits there, and nothing has to stay free. */
export const Divider: Story = {
  parameters: { path: 'room-by-room/b-grid/module-detail/23' },
};

export const NotFound: Story = { parameters: { path: 'room-by-room/b-grid/module-detail/99' } };
