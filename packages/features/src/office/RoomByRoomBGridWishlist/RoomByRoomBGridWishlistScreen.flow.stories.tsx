import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { readKeptModules } from '../parts/kept-modules.ts';
import type { Screen } from './RoomByRoomBGridWishlistScreen.tsx';
import shown from './RoomByRoomBGridWishlistScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office/RoomByRoomBGridWishlist/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const patient = { timeout: 10_000 };

/** A heart lets a module go from the list, and one press brings it back to its first place. */
export const LetsGo: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [heart] = await canvas.findAllByRole('button', { name: /^Giữ lại/ }, patient);
    if (heart === undefined) throw new Error('no heart');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(readKeptModules()).toEqual([20, 12, 7, 2]);
    await waitFor(() => expect(canvasElement.ownerDocument.body).not.toHaveFocus(), patient);
    const undo = await page.findByRole('button', { name: 'Hoàn tác' }, patient);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await userEvent.click(undo);
    await waitFor(
      () => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5),
      patient,
    );
    await expect(readKeptModules()).toEqual([24, 20, 12, 7, 2]);
  },
};
