import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RoomByRoomProjectScreen.tsx';

// In the frame of a partner's project, for the pages of partners (docs/adr/0186): the pictures are of Default.
const meta = {
  title: 'screens/room-by-room/RoomByRoomProject/brands',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Demo: Story = {
  globals: { brand: 'demo' },
  parameters: { path: 'room-by-room/project/nha-mau' },
};
export const Samsung: Story = {
  globals: { brand: 'samsung' },
  parameters: { path: 'room-by-room/project/nha-vuon-ho-tay' },
};
export const Vib: Story = {
  globals: { brand: 'vib' },
  parameters: { path: 'room-by-room/project/ben-nuoc' },
};
