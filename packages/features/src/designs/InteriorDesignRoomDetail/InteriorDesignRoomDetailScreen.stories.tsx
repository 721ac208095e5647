import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './InteriorDesignRoomDetailScreen.tsx';

const meta = {
  title: 'screens/designs/InteriorDesignRoomDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'interior-design-room-detail/design/1/room/1' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const preview = mock('getDesignPreview');
const full = mock('getDesign');

/** The room with its pieces numbered, where they stand in a home of room by room, and what they cost together. */
export const Default: Story = {};

/** Between two others, on a plan. */
export const Middle: Story = {
  parameters: {
    path: 'interior-design-room-detail/design/1/room/901',
    ...answers(
      full.answer(({ params, language }) => ({
        data: fixtures.designOfThreeRooms(params.id, language),
      })),
    ),
  },
};

/** Nothing of the shop stands in it. */
export const NoPieces: Story = {
  parameters: {
    path: 'interior-design-room-detail/design/1/room/900',
    ...answers(
      full.answer(({ params, language }) => ({
        data: { ...fixtures.designOfThreeRooms(params.id, language), pieces: [] },
      })),
    ),
  },
};

export const Loading: Story = { parameters: answers(full.pending()) };

/** A room of another design. */
export const NotFound: Story = {
  parameters: { path: 'interior-design-room-detail/design/1/room/999999' },
};

export const ServerError: Story = { parameters: answers(full.error()) };

export const Forbidden: Story = { parameters: { ...answers(full.error(403)), ...oneLook } };

export const LongText: Story = { parameters: answers(preview.longText(), full.longText()) };
