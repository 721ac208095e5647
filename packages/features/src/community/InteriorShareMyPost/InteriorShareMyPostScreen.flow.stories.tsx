import type { PostCard } from '@hien/api';
import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import type { Language } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { put } from '../../shared/forms/story-steps.ts';
import type { Screen } from './InteriorShareMyPostScreen.tsx';
import shown from './InteriorShareMyPostScreen.stories.tsx';

let sent: object[] = [];

const meta = {
  ...shown,
  title: 'screens/community/InteriorShareMyPost/flow',
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

const myPosts = () => fixtures.myPosts('vi');

/** Nothing is shown before the member says yes; then once, of the version that was read. */
export const PublishesAfterAsking: Story = {
  parameters: answers(
    mock('movePost').answer(({ body }) => {
      sent.push(body);
      const [post] = myPosts();
      if (post === undefined) throw new MockFailure(404);
      return { data: { ...post, state: 'published', slug: 'can-bep-cua-me' } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const [press] = await canvas.findAllByRole('button', { name: 'Đăng bài' });
    if (!press) throw new Error('Nothing can be published');
    await userEvent.click(press);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Để sau' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent).toEqual([]);
    await userEvent.click(press);
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.dblClick(again.getByRole('button', { name: 'Đăng bài' }));
    await screen.findByText('Bài đã lên trang.');
    await expect(sent).toEqual([{ move: 'publish', expected_version: 2 }]);
  },
};

/** The menu asks for a day and an hour of Vietnam's clock; what has passed is refused at the hour, and nothing is sent. */
export const PlansAndTakesBack: Story = {
  parameters: answers(
    mock('planPost').answer(({ body }) => {
      sent.push(body);
      const [, post] = myPosts();
      if (post === undefined) throw new MockFailure(404);
      return { data: { ...post, publish_at: body.publish_at } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Tự đăng lúc 09:15/);
    const [first, second] = canvas.getAllByRole('button', { name: /^Việc khác với/ });
    if (!first || !second) throw new Error('No post has a menu');
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hẹn giờ đăng' }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = await dialog.findByLabelText(/^Ngày/);
    await expect(day).toHaveValue('07/03/2026');
    await put({ userEvent }, day, '06/03/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Hẹn giờ' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Giờ/)).toHaveAccessibleDescription(/đã qua/),
    );
    await expect(sent).toEqual([]);
    await fireEvent.change(dialog.getByLabelText(/^Giờ/), { target: { value: '19:30' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Hẹn giờ' }));
    await screen.findByText(/^Bài sẽ tự đăng lúc 19:30/);
    await expect(sent).toEqual([{ publish_at: '2026-03-06T12:30:00.000Z', expected_version: 2 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(second);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đổi giờ đăng' }));
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(await again.findByRole('button', { name: 'Bỏ hẹn giờ' }));
    await screen.findByText(/^Đã bỏ hẹn giờ/);
    await expect(sent.at(-1)).toEqual({ publish_at: null, expected_version: 3 });
  },
};

/** From the menu by keys: the way back has the focus, and Escape goes it. */
export const DeletesByKeyboard: Story = {
  parameters: answers(
    mock('movePost').answer(({ body }) => {
      sent.push(body);
      const [, , post] = myPosts();
      if (post === undefined) throw new MockFailure(404);
      return { data: post };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', {
      name: 'Việc khác với “Ban công thành khu vườn”',
    });
    more.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Xóa bài' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Giữ lại' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await screen.findByText('Đã xóa bài.');
    await expect(sent).toEqual([{ move: 'delete', expected_version: 4 }]);
  },
};

/** Somebody was first: the list is asked anew, and the next press is of the version that stands. */
export const TriesAgainOnTheNewVersion: Story = {
  parameters: answers(
    mock('listMyPosts').answer(() => {
      const [first, ...others] = myPosts();
      if (first === undefined) throw new MockFailure(404);
      const items = [{ ...first, version: sent.length > 0 ? 7 : 2 }, ...others];
      return { data: { items, meta: { page: 1, limit: 20, total: 5, totalPages: 1 } } };
    }),
    mock('movePost').answer(({ body }) => {
      sent.push(body);
      if (sent.length === 1) throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
      const [post] = myPosts();
      if (post === undefined) throw new MockFailure(404);
      return { data: { ...post, state: 'published', slug: 'can-bep-cua-me' } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const [press] = await canvas.findAllByRole('button', { name: 'Đăng bài' });
    if (!press) throw new Error('Nothing can be published');
    await userEvent.click(press);
    const dialog = within(await screen.findByRole('alertdialog'));
    const yes = dialog.getByRole('button', { name: 'Đăng bài' });
    await userEvent.click(yes);
    await dialog.findByText(/vừa được sửa ở nơi khác/);
    await userEvent.click(yes);
    await screen.findByText('Bài đã lên trang.');
    await expect(sent).toMatchObject([{ expected_version: 2 }, { expected_version: 7 }]);
  },
};

/** An appeal says why; what is typed is there again after the server failed, and is sent as it stands. */
export const AppealsARemoval: Story = {
  parameters: answers(
    mock('appealRemoval').answer(({ body }) => {
      sent.push(body);
      const [one] = fixtures.myRemovals('vi');
      if (one === undefined) throw new MockFailure(404);
      return { data: { ...one, state: 'appealed', appealable: false, appeal: body.words } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Nội dung bị gỡ' });
    await canvas.findAllByText('ai cần gọi 09xx xxx 412');
    const send = canvas.getByRole('button', { name: 'Gửi khiếu nại' });
    await userEvent.click(send);
    await canvas.findAllByText('Vui lòng viết nội dung');
    await expect(sent).toEqual([]);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /gỡ nhầm/ }),
      'Mình chỉ kể nơi mình mua.',
    );
    await userEvent.click(send);
    await screen.findByText(/Đã gửi khiếu nại/);
    await expect(sent).toEqual([{ words: 'Mình chỉ kể nơi mình mua.' }]);
  },
};

const removals = mock('listMyRemovals');
const appeal = mock('appealRemoval');

const pressAppeal: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /gỡ nhầm|wrong to remove|잘못 삭제/ }),
    'Mình chỉ kể nơi mình mua.',
  );
  await userEvent.click(
    canvas.getByRole('button', { name: /^(Gửi khiếu nại|Send the appeal|이의 제기)$/ }),
  );
};
/** Twenty a page; the posts above stay where they were. */
export const RemovalsOfTwoPages: Story = {
  parameters: {
    path: 'interior-share/my-post?removals=2',
    ...answers(
      removals.answer(({ query, language }) => ({
        data: {
          items: fixtures.myRemovals(language).slice(0, 1),
          meta: { page: query.page ?? 1, limit: 20, total: 21, totalPages: 2 },
        },
      })),
    ),
  },
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('navigation', { name: 'Các trang nội dung đã bị gỡ' });
    await expect(within(pages).getByRole('link', { name: /1/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/my-post#removals$/),
    );
  },
};
export const RemovalsFailed: Story = {
  parameters: answers(removals.error()),
};

/** It was appealed elsewhere, or the time is over: the server says which, and what was typed stays. */
export const AppealStatusConflict: Story = {
  parameters: answers(appeal.error(409, { code: 'CONFLICT' })),
  play: pressAppeal,
};
export const AppealGone: Story = {
  parameters: answers(appeal.notFound()),
  play: pressAppeal,
};
export const AppealFailed: Story = {
  parameters: answers(appeal.error()),
  play: pressAppeal,
};

/** One to appeal, one that waits, one that came back, one removed for good by the same person, one too late. */
export const StatusAppealed: Story = {
  parameters: {
    path: 'interior-share/my-post?state=removed',
    ...answers(mock('listMyPosts').empty()),
  },
};

const pieces = mock('listPostPieces');
const unfold: Story['play'] = async ({ canvas, userEvent }) => {
  const [sum] = await canvas.findAllByText(/mở xem|opened|열어 봄/);
  if (!sum) throw new Error('Nothing was pressed in any home');
  await userEvent.click(sum);
};
const tables = /^(Lượt bấm|Presses|“.*제품별)/;
let asked = 0;

/** A home says what its pieces brought; each piece is asked for once somebody wants to see it, and links to the shop that still sells it. */
export const PiecesUnfold: Story = {
  beforeEach: () => {
    asked = 0;
  },
  parameters: answers(
    pieces.answer(({ params, language }) => {
      asked += 1;
      return { data: { items: fixtures.postPieces(params, language) } };
    }),
  ),
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('Đồ trong nhà: 139 lượt mở xem, 11 lượt vào giỏ');
    // Shown before, and nobody pressed anything; never shown, or without a piece of the shop.
    await expect(canvas.getAllByText('Chưa ai bấm vào món nào trong nhà này.')).toHaveLength(1);
    await expect(canvas.getAllByText(/lượt mở xem/)).toHaveLength(2);
    await expect(asked).toBe(0);
    await unfold(context);
    const table = within(await canvas.findByRole('table', { name: tables }));
    const [, first, , last] = table.getAllByRole('row');
    if (!first || !last) throw new Error('No piece is listed');
    await expect(first).toHaveTextContent(/869$/);
    await expect(within(first).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/shop-detail\/1$/),
    );
    await expect(within(last).queryByRole('link')).toBeNull();
    await expect(last).toHaveTextContent(/Cửa hàng không còn bán120$/);
    await expect(asked).toBe(1);
  },
};

/** Posts that readers saw, each with the same figures. */
const shownWith = (sum: PostCard['pieces'], language: Language): PostCard[] =>
  fixtures
    .myPosts(language)
    .filter(({ state }) => state !== 'draft')
    .map((post) => ({ ...post, pieces: sum }));

/** Names and figures as long as they come. */
export const PiecesLongText: Story = {
  parameters: answers(
    mock('listMyPosts').answer(({ language }) => ({
      data: {
        items: shownWith({ count: 3, opened: 1_284_560, carted: 102_408 }, language),
        meta: { page: 1, limit: 20, total: 4, totalPages: 1 },
      },
    })),
    pieces.longText(),
  ),
  play: unfold,
};
export const PiecesLoading: Story = { parameters: answers(pieces.pending()), play: unfold };
export const PiecesFailed: Story = { parameters: answers(pieces.error()), play: unfold };
/** The post was deleted in another window. */
export const PiecesGone: Story = { parameters: answers(pieces.notFound()), play: unfold };

/** Nothing was pressed in any home. */
export const PiecesNobodyPressed: Story = {
  parameters: answers(
    mock('listMyPosts').answer(({ language }) => ({
      data: {
        items: shownWith({ count: 3, opened: 0, carted: 0 }, language),
        meta: { page: 1, limit: 20, total: 4, totalPages: 1 },
      },
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Chưa ai bấm vào món nào trong nhà này.')).toHaveLength(
      4,
    );
  },
};
