import type { PostMark } from '@hien/api';
import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import { postLimits } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../shared/forms/story-steps.ts';
import type { Screen } from './EditPostScreen.tsx';
import shown from './EditPostScreen.stories.tsx';

let sent: readonly PostMark[] = [];

const saves = mock('savePost').answer(({ body }) => {
  const [post] = fixtures.myPosts('vi');
  if (post === undefined) throw new MockFailure(404);
  sent = body.marks;
  return { data: { ...post, version: body.expected_version + 1 } };
});

const meta = {
  ...shown,
  title: 'screens/community/EditPost/marks',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    ...answers(saves),
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    sent = [];
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const ground = ({ canvas }: Context) =>
  canvas.findByRole('button', { name: /chạm vào nơi món đồ đứng/ });
const markCalled = ({ canvas }: Context, name: RegExp) => canvas.findByRole('button', { name });

async function save({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Lưu bản nháp' }));
  await screen.findByText('Đã lưu bản nháp.');
}

/** A tap says where, words find the piece: the mark stands under the finger and carries the piece's own name. */
export const TapsAndFindsAPiece: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const target = await ground(context);
    // A pointer of the story's would scroll here first.
    target.focus();
    const { left, top, width, height } = target.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target,
      coords: { clientX: left + width * 0.8, clientY: top + height * 0.25 },
    });
    await waitFor(async () => expect(await markCalled(context, /^Dấu mới$/)).toHaveFocus());
    await put(context, canvas.getByLabelText('Món này là gì?'), 'den');
    const found = await canvas.findByRole('list', { name: /Món tìm thấy/ });
    const [piece] = within(found).getAllByRole('button');
    if (!piece) throw new Error('Nothing was found');
    await userEvent.click(piece);
    await waitFor(async () => expect(await markCalled(context, /^Dấu 3: /)).toHaveFocus());
    await save(context);
    await expect(sent).toHaveLength(3);
    await expect(sent[2]?.x).toBeCloseTo(0.8, 2);
    await expect(sent[2]?.y).toBeCloseTo(0.25, 2);
    await expect(sent[2]?.product_id).not.toBeNull();
    await expect(sent[2]?.label).not.toBe('');
  },
};

/** No pointer at all: Enter begins in the middle, arrows move by one and by ten, Enter leads to the name, Enter keeps it. */
export const MarksByKeysAlone: Story = {
  play: async (context) => {
    const { userEvent } = context;
    (await ground(context)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await markCalled(context, /^Dấu mới$/)).toHaveFocus());
    await userEvent.keyboard(
      '{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}{ArrowUp}{Enter}Bàn của ngoại{Enter}',
    );
    await waitFor(async () =>
      expect(await markCalled(context, /^Dấu 3: Bàn của ngoại$/)).toHaveFocus(),
    );
    await save(context);
    await expect(sent[2]).toEqual({
      picture: 0,
      x: 0.48,
      y: 0.59,
      product_id: null,
      label: 'Bàn của ngoại',
    });
  },
};

/** What the picture does the list does: a mark is led to, moved, taken away, and comes back as it was. */
export const MovesRemovesAndUndoes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await canvas.findByRole('list', { name: 'Các dấu trên ảnh 1' });
    await userEvent.click(within(list).getByRole('button', { name: /^Sửa dấu 2/ }));
    await waitFor(async () => expect(await markCalled(context, /^Dấu 2: Kệ/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Sang phải' }));
    await canvas.findByText('Cách trái 72%, cách trên 40%.');
    await userEvent.click(within(list).getByRole('button', { name: /^Bỏ dấu 1/ }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Thêm dấu' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác đánh dấu' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await save(context);
    await expect(sent).toMatchObject([{ x: 0.32 }, { x: 0.72, y: 0.4 }]);
  },
};

/** A mark goes with its picture, and with it away. */
export const FollowsItsPicture: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('list', { name: 'Các dấu trên ảnh 1' });
    const [handle] = canvas.getAllByRole('button', { name: /^Đổi chỗ/ });
    if (!handle) throw new Error('No picture can be moved');
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('button', { name: 'Ảnh 2, 2 dấu' });
    await save(context);
    await expect(sent.map(({ picture }) => picture)).toEqual([1, 1]);
    const [, remove] = canvas.getAllByRole('button', { name: /^Xóa Ảnh/ });
    if (!remove) throw new Error('No picture can be removed');
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /2 dấu$/ })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu bản nháp' }));
    await waitFor(() => expect(sent).toEqual([]));
  },
};

/** A thirteenth mark is refused, with the reason at the button and on the page. */
export const RefusesOneTooMany: Story = {
  parameters: answers(
    mock('getMyPost').answer(() => {
      const [post] = fixtures.myPosts('vi');
      if (post === undefined) throw new MockFailure(404);
      return { data: { ...post, marks: crowd } };
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const target = await ground(context);
    await expect(target).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(target);
    await expect(canvas.queryByRole('button', { name: 'Dấu mới' })).toBeNull();
    await expect(
      canvas.getByText(/^Ảnh này đã có 12 dấu/, { selector: '[role=status] *' }),
    ).toBeVisible();
  },
};

/** The piece of the shop is sold out today, and the author hears what readers get; the author's own has no price. */
export const SaysWhatIsSoldOut: Story = {
  parameters: answers(
    mock('listProductsByIds').answer(({ language }) => {
      const piece = fixtures.productCard(1, language);
      return { products: [{ ...piece, availability: 'sold_out' as const }] };
    }),
  ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Các dấu trên ảnh 1' });
    await within(list).findByText(/^Tạm hết hàng/);
    await expect(within(list).getByText('Đồ của chủ nhà, không bán')).toBeVisible();
    await expect(within(list).queryByText(/ đ$/)).toBeNull();
  },
};

const crowd: PostMark[] = Array.from({ length: postLimits.marks }, (_, at) => ({
  picture: 0,
  x: 0.05 + at * 0.08,
  y: 0.5,
  product_id: null,
  label: `Chậu ${at + 1}`,
}));
