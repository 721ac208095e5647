import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './SelectorScreen.tsx';

// In the frame of a partner's project, for the pages of partners (docs/adr/0186): the pictures are of Default.
const meta = {
  title: 'screens/room-by-room/Selector/brands',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Demo: Story = {
  globals: { brand: 'demo' },
  parameters: { path: 'room-by-room/nha-mau/3' },
};
export const Samsung: Story = {
  globals: { brand: 'samsung' },
  parameters: { path: 'room-by-room/nha-vuon-ho-tay/2' },
};
export const Vib: Story = {
  globals: { brand: 'vib' },
  parameters: { path: 'room-by-room/ben-nuoc/4' },
};
