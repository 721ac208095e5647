import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { put } from '../../shared/forms/story-steps.ts';
import { postStore } from '../parts/posts/post-store.ts';
import type { Screen } from './EditPostScreen.tsx';
import shown from './EditPostScreen.stories.tsx';

let sent: { title: string; expected_version: number }[] = [];
const store = postStore(fixtures.member.id, 1);

const meta = {
  ...shown,
  title: 'screens/community/EditPost/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    sent = [];
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

function first() {
  const [post] = fixtures.myPosts('vi');
  if (post === undefined) throw new MockFailure(404);
  return post;
}

const saves = mock('savePost').answer(({ body }) => {
  // A story before this one sends what it left behind.
  if (body.title.startsWith('Bếp')) sent.push(body);
  return { data: { ...first(), title: body.title, version: body.expected_version + 1 } };
});

const theirs = () => ({ ...first(), title: 'Viết trên điện thoại', version: 9 });
const conflicts = mock('savePost').answer(({ body }) => {
  sent.push(body);
  if (body.expected_version < 9)
    throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: theirs() } });
  return { data: { ...first(), title: body.title, version: 10 } };
});

const meetsAnother: Story['play'] = async ({ canvas, userEvent }) => {
  const title = await canvas.findByLabelText(/^Tiêu đề bài viết/);
  await put({ userEvent }, title, 'Viết trên máy tính');
  await userEvent.click(await canvas.findByRole('button', { name: 'Lưu bản nháp' }));
  const both = await canvas.findByRole('alert', { name: 'Bài vừa được lưu ở nơi khác' });
  await waitFor(() => expect(both).toHaveFocus());
  await expect(both).toHaveTextContent('Viết trên máy tính');
  await expect(both).toHaveTextContent('Viết trên điện thoại');
};

/** Mine goes on over the other, from the other's version. */
export const KeepsMine: Story = {
  parameters: answers(conflicts),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await meetsAnother(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Viết tiếp bản này' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu bản nháp' }));
    await screen.findByText('Đã lưu bản nháp.');
    await expect(sent.at(-1)).toMatchObject({ title: 'Viết trên máy tính', expected_version: 9 });
  },
};

/** The other is taken, and what was typed here can be brought back. */
export const TakesTheirsAndBack: Story = {
  parameters: answers(conflicts),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await meetsAnother(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Lấy bản này' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Tiêu đề bài viết/)).toHaveValue('Viết trên điện thoại'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Lấy lại' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Tiêu đề bài viết/)).toHaveValue('Viết trên máy tính'),
    );
  },
};

/** The line is lost: the words stay, here and on the device, and go when one presses again. */
export const LosesTheLine: Story = {
  parameters: answers(
    mock('savePost').answer(({ body }) => {
      // A story before this one sends what it left behind.
      if (body.title === 'Viết trên tàu') sent.push(body);
      if (sent.length === 1) throw new MockFailure(503);
      return { data: { ...first(), title: body.title, version: 3 } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText(/^Tiêu đề bài viết/);
    await put({ userEvent }, title, 'Viết trên tàu');
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu bản nháp' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('vẫn còn trên thiết bị này');
    await expect(store.read()).toMatchObject({ version: 2, values: { title: 'Viết trên tàu' } });
    await userEvent.click(within(alert).getByRole('button', { name: 'Lưu lại' }));
    await screen.findByText('Đã lưu bản nháp.');
    await expect(store.read()).toBeNull();
  },
};

/** As readers see it, with what was typed just now. */
export const PreviewsWhatIsTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText(/^Tiêu đề bài viết/);
    await put({ userEvent }, title, 'Căn bếp có nắng');
    const [preview] = canvas.getAllByRole('button', { name: 'Xem trước' });
    if (!preview) throw new Error('Nothing can be previewed');
    await userEvent.click(preview);
    const dialog = await screen.findByRole('dialog');
    const frame = await within(dialog).findByTitle<HTMLIFrameElement>('Bài viết trên điện thoại');
    const page = within(frame.contentDocument?.body ?? document.body);
    await page.findByRole('heading', { name: 'Căn bếp có nắng' });
    const width = frame.contentWindow?.innerWidth ?? 0;
    await expect(width).toBeGreaterThan(300);
    await expect(width).toBeLessThanOrEqual(390);
    // The page of readers itself: a mark says what stands there, and the list below leads to it.
    await userEvent.click(await page.findByRole('button', { name: /^1\. .*: xem trên ảnh$/ }));
    await waitFor(() =>
      expect(page.getByRole('button', { name: /^1\. Món này/ })).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(title).toHaveValue('Căn bếp có nắng');
  },
};

/** Nobody presses anything: five seconds after the last key it is saved, the second time from the version of the first. */
export const SavesItself: Story = {
  parameters: answers(saves),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText(/^Tiêu đề bài viết/);
    await put({ userEvent }, title, 'Bếp của mẹ');
    await waitFor(() => expect(sent).toHaveLength(1));
    await put({ userEvent }, title, 'Bếp của mẹ, một năm sau');
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu bản nháp' }));
    await screen.findByText('Đã lưu bản nháp.');
    await expect(sent).toMatchObject([
      { title: 'Bếp của mẹ', expected_version: 2 },
      { title: 'Bếp của mẹ, một năm sau', expected_version: 3 },
    ]);
    await expect(title).toHaveValue('Bếp của mẹ, một năm sau');
    await expect(store.read()).toBeNull();
  },
};

const moved = fn();
const moves = mock('movePost').answer(({ body, params }) => {
  moved(body);
  const post = fixtures.myPosts('vi').find(({ id }) => id === params.id) ?? first();
  return { data: { ...post, state: 'taken-back' as const } };
});

/** Taken back where it is written: readers lose it, nothing is saved before, and the words that were being written stay. */
export const TakesBackHere: Story = {
  parameters: { path: 'edit-post/3', ...answers(moves, saves) },
  beforeEach: () => {
    moved.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText(/^Tiêu đề bài viết/);
    await put({ userEvent }, title, 'Bếp viết dở');
    await userEvent.click(await canvas.findByRole('button', { name: /^Việc khác với/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Gỡ bài xuống' }));
    const asked = await screen.findByRole('alertdialog');
    await userEvent.click(within(asked).getByRole('button', { name: 'Gỡ bài xuống' }));
    await screen.findByText(/^Đã gỡ bài xuống/);
    await expect(moved.mock.calls).toMatchObject([[{ move: 'take-back' }]]);
    await expect(sent).toEqual([]);
    await expect(title).toHaveValue('Bếp viết dở');
  },
};
