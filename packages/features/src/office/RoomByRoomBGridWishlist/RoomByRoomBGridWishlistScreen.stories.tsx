import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepModule, readKeptModules } from '../parts/kept-modules.ts';
import { Screen } from './RoomByRoomBGridWishlistScreen.tsx';

const clear = () => {
  for (const number of readKeptModules()) keepModule(number, false);
};
const keeping = (numbers: readonly number[]) => () => {
  clear();
  for (const number of numbers) keepModule(number, true);
  return clear;
};

const meta = {
  title: 'screens/office/RoomByRoomBGridWishlist',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/wishlist' },
  beforeEach: keeping([2, 7, 12, 20, 24]),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Five modules, the one kept last first. */
export const Default: Story = {};
/** Nothing is kept: what this place is for, and the way to the modules. */
export const Empty: Story = { beforeEach: keeping([]) };
