import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Items/Drafts',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/items?tab=written',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

let removed: object | undefined;

/** Thrown away after a question; the list is asked for anew. */
export const ThrownAway: Story = {
  parameters: answers(
    mock('removeItemDraft').answer((call) => {
      removed = call.body;
      return {
        id: null,
        draft: '',
        version: 0,
        state: 'draft',
        content: fixtures.mutable(fixtures.begunItem),
        live: null,
        rejection: null,
        stopped: null,
        savedAt: null,
      };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    removed = undefined;
    const [first] = await canvas.findAllByRole('button', { name: /^Xóa bản nháp: / });
    if (first === undefined) throw new Error('no draft');
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa bản nháp' }));
    await waitFor(() => expect(removed).toMatchObject({ draft: '', expectedVersion: 3 }));
  },
};

export const Loading: Story = { parameters: answers(mock('listItemDrafts').pending()) };
export const Empty: Story = { parameters: answers(mock('listItemDrafts').empty()) };
export const ServerError: Story = { parameters: answers(mock('listItemDrafts').error()) };
