import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { officeModules } from '@hien/domain/office-plan';
import { oneLook } from '@hien/ui/testing';
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
const asMember = () => {
  clear();
  signInForStory();
  return signOutForStory;
};

const meta = {
  title: 'screens/office/RoomByRoomBGridWishlist',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'room-by-room/b-grid/wishlist' },
  beforeEach: asMember,
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const kept = mock('listKeptModules');

/** Five modules of a member, the one kept last first. */
export const Default: Story = {};
export const Loading: Story = { parameters: { ...answers(kept.pending()), ...oneLook } };
/** Nothing is kept: what this place is for, and the way to the modules. */
export const Empty: Story = {
  parameters: { ...answers(kept.answer({ data: { numbers: [] } })), ...oneLook },
};
export const ServerError: Story = { parameters: { ...answers(kept.error()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(kept.refetching()), ...oneLook } };
/** All there are: the longest names and the largest measures are among them. */
export const All: Story = {
  parameters: {
    ...answers(kept.answer({ data: { numbers: officeModules.map(({ number }) => number) } })),
    ...oneLook,
  },
};
/** A guest's lie on this device. */
export const Guest: Story = {
  parameters: oneLook,
  beforeEach: () => {
    signOutForStory();
    return keeping([2, 7, 12, 20, 24])();
  },
};
