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

/** The heart empties at once, and the notice brings it back. */
export const TakeAwayAndBack: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { pressed: true });
    if (!first) throw new Error('Nothing is saved');
    await userEvent.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'false'));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** The server does not agree: the heart is full again, and says why. */
export const NotSaved: Story = {
  parameters: answers(mock('saveBookmark').error()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { pressed: true });
    if (!first) throw new Error('Nothing is saved');
    await userEvent.click(first);
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText(/Chưa lưu được/u);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
  },
};

const essays = mock('listSavedEssays');
const ofEssays = { path: 'bookmark?kind=essay' };

/** They look as the articles do; each leads to its own page under the name of who signs it. */
export const Essays: Story = {
  parameters: ofEssays,
  play: async ({ canvas }) => {
    const essay = await canvas.findByRole('link', { name: 'Ánh sáng lúc năm giờ' });
    await expect(essay).toHaveAttribute('href', '/vi/essay-detail/33/anh-sang-luc-nam-gio');
    await expect(canvas.getByText('Nguyễn Hạ Lan')).toBeVisible();
    const tab = canvas.getByRole('link', { name: 'Tản văn (2)' });
    await expect(tab).toHaveAttribute('aria-current');
  },
};

export const EssaysLoading: Story = {
  parameters: { ...ofEssays, ...answers(essays.pending()) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tản văn' });
    await expect(canvas.queryByRole('link', { name: 'Ánh sáng lúc năm giờ' })).toBeNull();
  },
};

export const EssaysEmpty: Story = {
  parameters: { ...ofEssays, ...answers(essays.empty()) },
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Đọc tản văn' });
    await expect(way).toHaveAttribute('href', '/vi/essay');
  },
};

export const EssaysServerError: Story = {
  parameters: { ...ofEssays, ...answers(essays.error()) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Thử lại/ });
  },
};
