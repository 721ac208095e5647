import { officeModuleNumbered } from '@hien/domain/office-plan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { keepModule, readKeptModules } from '../parts/kept-modules.ts';
import type { Screen } from './RoomByRoomBGridWishlistScreen.tsx';
import shown, { Guest } from './RoomByRoomBGridWishlistScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office/RoomByRoomBGridWishlist/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A heart lets a module go from the list, and one press brings it back to its first place. */
export const LetsGo: Story = {
  beforeEach: Guest.beforeEach,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [heart] = await canvas.findAllByRole('button', { name: /^Giữ lại/ });
    if (heart === undefined) throw new Error('no heart');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(readKeptModules()).toEqual([20, 12, 7, 2]);
    await waitFor(() => expect(canvasElement.ownerDocument.body).not.toHaveFocus());
    const undo = await page.findByRole('button', { name: 'Hoàn tác' });
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5));
    await expect(readKeptModules()).toEqual([24, 20, 12, 7, 2]);
  },
};

/** What a guest kept is in the account after the log-in, before what was there already, and no longer on the device. */
export const TakesAlong: Story = {
  beforeEach: () => {
    for (const number of readKeptModules()) keepModule(number, false);
    keepModule(3, true);
    signInForStory();
    return signOutForStory;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(readKeptModules()).toEqual([]));
    const names = (await canvas.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    await expect(names).toHaveLength(6);
    await expect(names[0]).toBe(officeModuleNumbered(3)?.name.vi);
  },
};

/** What the server does not take is as it was, and says so. */
export const NotSaved: Story = {
  parameters: answers(mock('releaseModule').error()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [heart] = await canvas.findAllByRole('button', { name: /^Giữ lại/ });
    if (heart === undefined) throw new Error('no heart');
    await userEvent.click(heart);
    await expect(await page.findByText(/^Chưa lưu được/, undefined)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};
