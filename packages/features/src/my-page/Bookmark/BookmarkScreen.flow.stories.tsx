import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './BookmarkScreen.tsx';
import shown from './BookmarkScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/my-page/Bookmark/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const patient = { timeout: 10_000 };

/** The heart empties at once, and the notice brings it back. */
export const TakeAwayAndBack: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { pressed: true }, patient);
    if (!first) throw new Error('Nothing is saved');
    await userEvent.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'false'), patient);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Hoàn tác' }, patient));
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
  },
};

/** The server does not agree: the heart is full again, and says why. */
export const NotSaved: Story = {
  parameters: answers(mock('saveBookmark').error()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { pressed: true }, patient);
    if (!first) throw new Error('Nothing is saved');
    await userEvent.click(first);
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText(/Chưa lưu được/u, {}, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
  },
};
