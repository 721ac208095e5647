import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from './InteriorShareDetailScreen.tsx';

const meta = {
  title: 'screens/community/InteriorShareDetail/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'interior-share/bay-muoi-met-vuong-va-mot-cai-hien',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A mark says what stands there; one is open at a time, Escape closes it and the mark has the focus again. */
export const PressesMarks: Story = {
  play: async ({ canvas, userEvent }) => {
    const marks = await canvas.findAllByRole('button', { name: /Món này/ });
    await expect(marks).toHaveLength(5);
    const [first, second] = marks;
    if (!first || !second) throw new Error('no marks');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(second).toHaveFocus();
  },
};

/** What the list leads to is the mark of the very piece. */
export const ShowsWhereItStands: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('region', { name: 'Đồ trong nhà này' });
    const [point] = within(list).getAllByRole('button', { name: /xem trên ảnh$/ });
    if (!point) throw new Error('nothing to point at');
    await userEvent.click(point);
    const name = (point.getAttribute('aria-label') ?? '').replace(/^\d+\. |: xem trên ảnh$/g, '');
    const mark = canvas.getByRole('button', { name: `1. Món này: ${name}` });
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    await expect(mark).toHaveFocus();
  },
};

const signedIn = () => {
  signInForStory();
  return signOutForStory;
};

/** The heart and its number change at once; then the number is the server's. */
export const Likes: Story = {
  beforeEach: signedIn,
  parameters: answers(
    mock('likeInteriorShare').answer({ data: { id: 1, liked: true, likes: 412 } }),
  ),
  play: async ({ canvas, userEvent }) => {
    const heart = await canvas.findByRole('button', { name: /^Thích “/ });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(heart).toHaveTextContent('412'));
  },
};

/** A like that the server did not take is taken back, and that is said. */
export const LikeFails: Story = {
  beforeEach: signedIn,
  parameters: answers(mock('likeInteriorShare').error()),
  play: async ({ canvas, userEvent }) => {
    const heart = await canvas.findByRole('button', { name: /^Thích “/ });
    await userEvent.click(heart);
    await expect(await screen.findByText(/Chưa ghi được lượt thích/)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).toHaveTextContent('320');
  },
};
