import {
  answers,
  fixtures,
  MockFailure,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from './InboxScreen.tsx';

let read: number[] = [];
let replies: unknown[] = [];

const meta = {
  title: 'screens/support/Inbox/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'inbox',
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('readInboxThread').answer(({ body }) => {
        read.push(body.id);
        return { data: { id: body.id, state: 'read', unread: 0 } };
      }),
      mock('replyInInbox').answer(({ body }) => {
        replies.push(body);
        if (replies.length === 1) throw new MockFailure(500);
        return {
          data: {
            position: 5,
            mine: true,
            author_name: 'Nguyễn An',
            content: body.content,
            images: [],
            created_at: '2026-03-06T03:00:00Z',
          },
        };
      }),
    ),
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    read = [];
    replies = [];
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opening marks as read, once; what was read already is not marked again. */
export const OpensAndReads: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Bến Mới/ }));
    await canvas.findByText(/tổng 257 triệu/, { selector: 'p' });
    await waitFor(() => expect(read).toEqual([1]));
    await userEvent.click(canvas.getByRole('link', { name: /Nhà Nhỏ/ }));
    await canvas.findByLabelText(/Trả lời Nhà Nhỏ/);
    await expect(read).toEqual([1]);
  },
};

/** A reply that failed stays in the box and goes out once, under the same key. */
export const RepliesOnce: Story = {
  parameters: { path: 'inbox?message=1' },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText(/Trả lời Xây dựng Bến Mới/);
    await userEvent.type(box, 'Sáng thứ Bảy được anh nhé.');
    const button = canvas.getByRole('button', { name: 'Gửi trả lời' });
    await userEvent.dblClick(button);
    await canvas.findByText(/Có lỗi ở phía chúng tôi/);
    await expect(replies).toHaveLength(1);
    await expect(box).toHaveValue('Sáng thứ Bảy được anh nhé.');
    await userEvent.click(button);
    await screen.findByText('Đã gửi trả lời.');
    await expect(replies[1]).toEqual(replies[0]);
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

/** AUTH_15 at the reply, and what was typed is still there. */
export const SaysThatWordsAreMissing: Story = {
  parameters: {
    path: 'inbox?message=1',
    ...answers(
      mock('replyInInbox').error(400, {
        code: 'AUTH_15',
        fields: [{ field: 'content', code: 'AUTH_15' }],
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText(/Trả lời Xây dựng Bến Mới/);
    await userEvent.type(box, '…');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi trả lời' }));
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    await expect(box).toHaveAccessibleDescription(/Vui lòng nhập nội dung\./);
    await expect(box).toHaveValue('…');
  },
};

/** The ways of my page stand beside conversations and news; nobody has to go back to go on. */
export const StandsInMyPage: Story = {
  play: async ({ canvas, userEvent }) => {
    const ways = within(await canvas.findByRole('navigation', { name: 'Trang của tôi' }));
    await expect(ways.getByRole('link', { current: 'page' })).toHaveTextContent('Hộp thư');
    await userEvent.click(canvas.getByRole('link', { name: /^Tin đơn hàng/ }));
    await canvas.findByRole('region', { name: 'Tin đơn hàng' });
    await expect(
      within(canvas.getByRole('navigation', { name: 'Trang của tôi' })).getByRole('link', {
        current: 'page',
      }),
    ).toHaveTextContent('Hộp thư');
  },
};

export const LooksAtPictures: Story = {
  parameters: { path: 'inbox?message=1' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Xem lớn ảnh 1 trên 3' });
    if (!first) throw new Error('no picture');
    await userEvent.click(first);
    // The viewer is fetched when it is first asked for.
    const viewer = await screen.findByRole('dialog');
    await expect(viewer).toHaveTextContent('Ảnh 1 trên 3');
    // The keys are the viewer's once the focus is.
    await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowRight}');
    await expect(viewer).toHaveTextContent('Ảnh 2 trên 3');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** A company that was asked for designs orders them in the name of who asked (G1). */
export const OrderForThem: Story = {
  parameters: {
    path: 'inbox?message=1',
    ...answers(
      mock('getInboxThread').answer(({ params, language }) => {
        const thread = fixtures.inboxThread(params.id, language);
        if (thread === undefined) throw new MockFailure(404);
        return { data: { ...thread, side: 'received' } };
      }),
    ),
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Đặt mua cho / });
    await expect(link).toHaveAttribute('href', '/vi/order-confirmation?designs=1&for=1');
  },
};
