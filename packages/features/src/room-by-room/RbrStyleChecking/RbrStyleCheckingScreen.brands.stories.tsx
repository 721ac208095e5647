import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './RbrStyleCheckingScreen.tsx';

// In the frame of a partner's project, for the pages of partners (docs/adr/0186): the pictures are of Default.
const meta = {
  title: 'screens/room-by-room/RbrStyleChecking/brands',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Demo: Story = {
  globals: { brand: 'demo' },
  parameters: { path: 'rbr-style-checking/3' },
};
export const Samsung: Story = {
  globals: { brand: 'samsung' },
  parameters: { path: 'rbr-style-checking/2' },
};
export const Vib: Story = {
  globals: { brand: 'vib' },
  parameters: { path: 'rbr-style-checking/4' },
};
