import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomBGridModuleListScreen.tsx';

const meta = {
  title: 'screens/office/RoomByRoomBGridModuleList',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/module-list' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Photographs, and drawings of those that have none. */
export const Default: Story = {};
export const OneKind: Story = {
  parameters: { path: 'room-by-room/b-grid/module-list?kind=meeting&sort=price-down' },
};
export const Drawings: Story = {
  parameters: { path: 'room-by-room/b-grid/module-list?look=drawing', ...oneLook },
};
export const Symbols: Story = {
  parameters: { path: 'room-by-room/b-grid/module-list?look=plan' },
};
export const NothingFound: Story = {
  parameters: { path: 'room-by-room/b-grid/module-list?kind=booth&price=5000000' },
};
