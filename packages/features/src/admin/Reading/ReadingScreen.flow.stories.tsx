import type { Input } from '@hien/api';
import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { put } from '../../shared/forms/story-steps.ts';
import shown from './ReadingStates.flow.stories.tsx';
import type { Screen } from './ReadingScreen.tsx';

let sent: Pick<
  Input<'saveReading'>,
  'title' | 'cover' | 'cover_alt' | 'product_ids' | 'confirmed' | 'expected_version'
>[] = [];
let moved: { move: string; expected_version: number }[] = [];
const store = draftStore(`reading-${fixtures.admin.id}-1`);

function draft() {
  const [text] = fixtures.readingTexts('vi');
  if (text === undefined) throw new MockFailure(404);
  return text;
}

const saves = mock('saveReading').answer(({ body }) => {
  sent.push(body);
  const { confirmed } = body;
  const { meter } = draft();
  return {
    data: {
      ...draft(),
      title: body.title,
      version: body.expected_version + 1,
      meter: confirmed.length === 0 ? meter : { ...meter, body: { ...meter.body, en: 'there' } },
    },
  };
});
const moves = mock('moveReading').answer(({ body }) => {
  moved.push(body);
  return { data: { ...draft(), state: body.move === 'publish' ? 'published' : 'taken-back' } };
});

const meta = {
  ...shown,
  title: 'screens/admin/Reading/Flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    chromatic: { disableSnapshot: true },
    ...answers(saves, moves),
  },
  beforeEach: () => {
    sent = [];
    moved = [];
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const vietnamese = async ({ canvas }: Context) => {
  const [title] = await canvas.findAllByLabelText(/^Tiêu đề/);
  if (!title) throw new Error('No title');
  return title;
};
const dialog = async () => within(await screen.findByRole('alertdialog'));

/** Nobody presses anything: it lies on the device at once, and on the server five seconds after the last key. */
export const SavesItself: Story = {
  play: async (context) => {
    await put(context, await vietnamese(context), 'Bếp của mẹ');
    await waitFor(() => expect(store.read()).toMatchObject({ version: 2 }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({ title: { vi: 'Bếp của mẹ' }, expected_version: 2 });
    await waitFor(() => expect(store.read()).toBeNull());
  },
};

/** What was written goes first; then the text of that version is published. */
export const SavesAndPublishes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await put(context, await vietnamese(context), 'Bếp mới');
    const [publish] = canvas.getAllByRole('button', { name: 'Đăng bài' });
    if (!publish) throw new Error('It cannot be published');
    await userEvent.click(publish);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Đăng bài' }));
    await screen.findByText('Bài đã lên trang.');
    await expect(sent).toHaveLength(1);
    await expect(moved).toMatchObject([{ move: 'publish', expected_version: 3 }]);
  },
};

/** The server says what is missing, in the window that asked. */
export const SaysWhatIsMissing: Story = {
  parameters: {
    path: 'admin/reading-text/9',
    ...answers(
      mock('moveReading').error(422, {
        code: 'VALIDATION',
        fields: [{ field: 'cover', code: 'validation.required' }],
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const [publish] = await canvas.findAllByRole('button', { name: 'Đăng bài' });
    if (!publish) throw new Error('It cannot be published');
    await userEvent.click(publish);
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Đăng bài' }));
    await asked.findByRole('alert');
  },
};

/** A piece is found by its name, not pasted as an address; one is taken out again. */
export const NamesAPiece: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Tìm món theo tên' });
    await userEvent.type(field, 'ghế');
    const found = await canvas.findByRole('list', { name: 'Tìm món theo tên' });
    const [, second] = within(found).getAllByRole('button');
    if (!second) throw new Error('Nothing found');
    await userEvent.click(second);
    const chosen = canvas.getByRole('list', { name: 'Món được nêu trong bài' });
    await waitFor(() => expect(within(chosen).getAllByRole('listitem')).toHaveLength(2));
    const [first] = within(chosen).getAllByRole('button');
    if (!first) throw new Error('Nothing to take out');
    await userEvent.click(first);
    // Where five seconds pass between the two presses, both pieces are saved first.
    await waitFor(() => expect(sent.at(-1)?.product_ids).toHaveLength(1));
  },
};

/** A cover that stands over another text. */
export const ChoosesACoverThatIsThere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chọn ảnh đã có' }));
    const asked = within(await screen.findByRole('dialog'));
    const covers = await asked.findByRole('list', { name: 'Ảnh bìa của bài khác' });
    const [first] = within(covers).getAllByRole('button');
    if (!first) throw new Error('No covers');
    await userEvent.click(first);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]?.cover).toMatch(/^\/media\//);
    await expect(sent[0]?.cover).not.toContain('kitchen-modern-01');
    // What was said of the cover before is not said of this one.
    await expect(sent[0]?.cover_alt).toEqual({ vi: '', en: '', ko: '' });
  },
};

/** The Vietnamese had a comma too many: whoever knows English says that its translation holds. */
export const SaysThatATranslationHolds: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3/3 phần, 1 phần đã cũ');
    await userEvent.click(canvas.getByRole('button', { name: 'Bản dịch vẫn đúng' }));
    await canvas.findByText('Đủ bản dịch');
    await expect(sent).toMatchObject([{ confirmed: ['en'], expected_version: 2 }]);
    await expect(canvas.queryByRole('button', { name: 'Bản dịch vẫn đúng' })).toBeNull();
  },
};

/** Mine goes on over the colleague's, from the colleague's version. */
export const KeepsMine: Story = {
  parameters: answers(
    mock('saveReading').answer(({ body }) => {
      sent.push(body);
      if (body.expected_version === 9) return { data: { ...draft(), version: 10 } };
      const theirs = { ...draft(), title: { ...draft().title, vi: 'Của đồng nghiệp' }, version: 9 };
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: theirs } });
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await put(context, await vietnamese(context), 'Của tôi');
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu' }));
    const both = await canvas.findByRole('alert', { name: 'Bài vừa được người khác lưu' });
    await waitFor(() => expect(both).toHaveFocus());
    await expect(both).toHaveTextContent('Của tôi');
    await expect(both).toHaveTextContent('Của đồng nghiệp');
    await userEvent.click(canvas.getByRole('button', { name: 'Viết tiếp bản này' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ expected_version: 9 }));
    await expect(sent.at(-1)?.title.vi).toBe('Của tôi');
  },
};
