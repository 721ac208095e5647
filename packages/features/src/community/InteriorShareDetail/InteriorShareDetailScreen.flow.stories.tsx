import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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
    await screen.findByText(/Chưa ghi được lượt thích/);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).toHaveTextContent('320');
  },
};

const sent = fn();
const wroteIt = mock('writeShareComment').answer(({ body }) => {
  sent(body);
  return { data: null as never };
});

/** What a member writes is sent once, and the box is empty for the next word. */
export const Comments: Story = {
  beforeEach: () => {
    sent.mockClear();
    return signedIn();
  },
  parameters: answers(wroteIt),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: /Bạn nghĩ gì/ });
    await userEvent.type(box, ' Đẹp quá. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi bình luận' }));
    await screen.findByText('Đã đăng bình luận');
    await expect(sent.mock.calls).toMatchObject([
      [{ share_id: 1, parent_id: null, content: 'Đẹp quá.' }],
    ]);
    await expect(box).toHaveValue('');
  },
};

/** Below a reply one answers its comment. */
export const Replies: Story = {
  beforeEach: () => {
    sent.mockClear();
    return signedIn();
  },
  parameters: answers(wroteIt),
  play: async ({ canvas, userEvent }) => {
    const reply = await canvas.findByRole('article', { name: 'Bình luận của Minh A.' });
    await expect(within(reply).getByText('Chủ nhà')).toBeVisible();
    await userEvent.click(within(reply).getByRole('button', { name: 'Trả lời' }));
    const box = canvas.getByRole('textbox', { name: /Câu trả lời/ });
    await userEvent.type(box, 'Nhanh thật!');
    const [, send] = canvas.getAllByRole('button', { name: 'Gửi bình luận' });
    if (send === undefined) throw new Error('no way to send the reply');
    await userEvent.click(send);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ parent_id: 11 }));
  },
};

/** Who is too fast hears how long to wait, and what was typed stays. */
export const CommentsTooFast: Story = {
  beforeEach: signedIn,
  parameters: answers(mock('writeShareComment').rateLimited(12)),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: /Bạn nghĩ gì/ });
    await userEvent.type(box, 'Sáu lần rồi');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi bình luận' }));
    await canvas.findByText(/thử lại sau 12 giây/);
    await expect(box).toHaveValue('Sáu lần rồi');
  },
};

/** Only blanks are no comment: said at the field, nothing sent. */
export const CommentsNothing: Story = {
  beforeEach: () => {
    sent.mockClear();
    return signedIn();
  },
  parameters: answers(wroteIt),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: /Bạn nghĩ gì/ });
    await userEvent.type(box, '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi bình luận' }));
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Others' words are not theirs to change; one's own are, for a while. */
export const ChangesOnesOwn: Story = {
  beforeEach: signedIn,
  play: async ({ canvas, userEvent }) => {
    const [own, older] = await canvas.findAllByRole('article', { name: 'Bình luận của An N.' });
    if (!own || !older) throw new Error('nothing of one’s own');
    await expect(within(older).queryByRole('button', { name: 'Sửa' })).toBeNull();
    await expect(within(older).getByRole('button', { name: 'Xóa' })).toBeVisible();
    const others = canvas.getByRole('article', { name: 'Bình luận của Thu H.' });
    await expect(within(others).queryByRole('button', { name: 'Xóa' })).toBeNull();
    await userEvent.click(within(own).getByRole('button', { name: 'Sửa' }));
    const box = within(own).getByRole('textbox', { name: /Sửa bình luận/ });
    await userEvent.clear(box);
    await userEvent.type(box, 'Cái kệ mua ở đâu vậy?');
    await userEvent.click(within(own).getByRole('button', { name: 'Lưu thay đổi' }));
    await screen.findByText('Đã sửa bình luận');
  },
};

/** Deleting asks first. */
export const DeletesOnesOwn: Story = {
  beforeEach: signedIn,
  play: async ({ canvas, userEvent }) => {
    const [own] = await canvas.findAllByRole('article', { name: 'Bình luận của An N.' });
    if (!own) throw new Error('nothing of one’s own');
    await userEvent.click(within(own).getByRole('button', { name: 'Xóa' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xóa bình luận' }));
    await screen.findByText('Đã xóa bình luận');
  },
};

const report = mock('reportInteriorShare');

/** A reason is needed, own words are not; what was said before is told, and the dialog closes. */
export const ReportsAComment: Story = {
  beforeEach: signedIn,
  parameters: answers(
    report.answer({
      data: {
        share_id: 1,
        comment_id: 2,
        reason: 'spam',
        reported_at: '2026-03-05T03:00:00.000Z',
      },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const [press] = await canvas.findAllByRole('button', { name: /Báo cáo bình luận của/ });
    if (!press) throw new Error('nothing can be reported');
    await userEvent.click(press);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('radio', { name: /ảnh của người khác/ })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: /không phải đối tác/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    await screen.findByText(/Bạn đã báo cáo trước đó/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** One’s own home has no such entry. */
export const OnesOwnHome: Story = {
  beforeEach: signedIn,
  parameters: answers(
    mock('listLikedShares').answer({
      data: { ids: [], own: Array.from({ length: 60 }, (_, index) => index + 1) },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Chia sẻ' });
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Báo cáo bài này' })).toBeNull(),
    );
  },
};

/** One’s own home is not reported: the server says so, and what was typed stays. */
export const ReportStatusConflict: Story = {
  beforeEach: signedIn,
  parameters: answers(report.error(409, { code: 'CONFLICT' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Báo cáo bài này' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /ảnh của người khác/ }));
    const words = dialog.getByRole('textbox');
    await userEvent.type(words, 'Ảnh của tôi.');
    await userEvent.click(dialog.getByRole('button', { name: 'Gửi báo cáo' }));
    await dialog.findByText(/Dữ liệu vừa thay đổi/);
    await expect(words).toHaveValue('Ảnh của tôi.');
  },
};

/** A guest types first: it is there when they open it again, after signing in too. */
export const GuestReports: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = await canvas.findByRole('button', { name: 'Báo cáo bài này' });
    await userEvent.click(press);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /ảnh của người khác/ }));
    await userEvent.type(dialog.getByRole('textbox'), 'Ảnh của tôi.');
    await expect(dialog.getByRole('button', { name: 'Đăng nhập để gửi' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(press);
    const again = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(again.getByRole('textbox')).toHaveValue('Ảnh của tôi.'));
  },
};
