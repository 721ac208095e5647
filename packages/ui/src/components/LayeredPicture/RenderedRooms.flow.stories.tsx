import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { painted, watchFrames } from './painted.fixture.ts';
import { choicesOf, firstChoice, pictureOf, rooms } from './rendered-rooms.fixture.ts';
import shown, { Living } from './RenderedRooms.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Media/LayeredPicture/rooms/flow',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof shown.component>;
export default meta;

/** Wall, floor and every slot of a true room are exchanged by keys; in no frame something is missing. */
export const EverySlot: StoryObj<typeof meta> = {
  ...Living,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const room = rooms.find(({ id }) => id === 'living-1');
    if (room === undefined) throw new Error('living-1 is not rendered');
    let choice = firstChoice(room);
    const parts = 1 + pictureOf(room, choice).layers.length;
    const there = () => painted(canvasElement).filter(({ naturalWidth }) => naturalWidth > 0);
    await waitFor(() => expect(there()).toHaveLength(parts));
    const stop = watchFrames(canvasElement);
    for (const [slot, [first = '', second = '']] of choicesOf(room)) {
      choice = { ...choice, [slot]: second };
      const { base, layers } = pictureOf(room, choice);
      const wanted = [base, ...layers].map(({ key }) => key.slice(room.id.length + 1));
      canvas.getByRole('radio', { name: first }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(there().map(({ src }) => src.replace(/.*\/(.+)-\d+\.avif$/, '$1'))).toEqual(wanted),
      );
    }
    await expect(stop()).toEqual(new Set([parts]));
  },
};
