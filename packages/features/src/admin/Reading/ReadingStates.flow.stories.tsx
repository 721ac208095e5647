import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { put } from '../../shared/forms/story-steps.ts';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { Screen } from './ReadingScreen.tsx';
import { valuesOf } from './text-values.ts';

const [draft] = fixtures.readingTexts('vi');
if (!draft) throw new Error('No text at the desk');
const store = draftStore(`reading-${fixtures.admin.id}-${draft.id}`);

const meta = {
  title: 'screens/admin/Reading',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'admin/reading-text/1',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    store.clear();
    signInForStory('admin');
    return () => {
      store.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const text = mock('getReading');
const save = mock('saveReading');
const at = (id: number) => ({ path: `admin/reading-text/${id}` });

/** The English is older than the Vietnamese, the Korean is missing. */
export const StatusDraft: Story = {};
export const Planned: Story = { parameters: at(2) };
export const StatusPublished: Story = { parameters: at(3) };
/** An essay: it has no section and no pieces. */
export const StatusChanged: Story = { parameters: at(4) };
/** Its hour found it incomplete. */
export const StatusTakenBack: Story = { parameters: at(5) };
/** Just begun. */
export const Empty: Story = { parameters: at(9) };

export const Loading: Story = { parameters: answers(text.pending()) };
export const ServerError: Story = { parameters: answers(text.error()) };
export const Offline: Story = { parameters: answers(text.offline()) };
export const NotFound: Story = { parameters: at(99) };
/** No address of a text. */
export const NoId: Story = { parameters: { path: 'admin/reading-text/abc', sameAs: 'NotFound' } };
export const Refetching: Story = { parameters: answers(text.refetching()) };
export const LongText: Story = { parameters: answers(text.longText()) };
/** A member who found the address. */
export const Forbidden: Story = {
  beforeEach: () => {
    signInForStory('member');
  },
};

const write: Story['play'] = async (context) => {
  const [title] = await context.canvas.findAllByRole('textbox');
  if (!title) throw new Error('Nothing can be written');
  await put(context, title, 'Bếp năm mét vuông');
};
const saveName = /^(Lưu|Save|저장)$/;
const writeAndSave: Story['play'] = async (context) => {
  await write(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: saveName }));
};

export const Unsaved: Story = { play: write };
export const Saving: Story = { parameters: answers(save.pending()), play: writeAndSave };
export const Saved: Story = { play: writeAndSave };
export const SavingFailed: Story = { parameters: answers(save.error()), play: writeAndSave };
export const SavingOffline: Story = { parameters: answers(save.offline()), play: writeAndSave };
/** A picture of it is gone. */
export const StatusValidation: Story = {
  parameters: answers(
    save.error(422, {
      code: 'VALIDATION',
      fields: [{ field: 'cover', code: 'validation.choice.invalid' }],
    }),
  ),
  play: writeAndSave,
};
/** More than one request carries: said in words, and kept on the device. */
export const SavingTooLarge: Story = {
  parameters: answers(save.error(413, { code: 'TOO_LARGE' })),
  play: writeAndSave,
};
/** Deleted elsewhere while it was written. */
export const GoneMeanwhile: Story = { parameters: answers(save.notFound()), play: writeAndSave };
/** A colleague was first: what differs stands side by side. */
export const StatusVersionConflict: Story = {
  parameters: answers(save.error(409, { code: 'VERSION_CONFLICT' })),
  play: writeAndSave,
};

/** The tab was closed: the words are there again. */
export const Restored: Story = {
  beforeEach: () =>
    store.write({
      version: draft.version,
      values: { ...valuesOf(draft), author: 'Viết trên tàu' },
    }),
};

const press =
  (name: RegExp): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name });
    if (!button) throw new Error('Nothing to press');
    await userEvent.click(button);
  };
export const Preview: Story = { play: press(/^(Xem trước|Preview|미리보기)$/) };
export const AskedToPublish: Story = { play: press(/^(Đăng bài|Publish|게시)$/) };
export const AskedForAnHour: Story = { play: press(/^(Hẹn giờ đăng|Plan|게시 예약)$/) };
export const AskedToTakeBack: Story = {
  parameters: at(3),
  play: press(/^(Gỡ xuống|Take back|게시 중단)$/),
};
export const AskedToDelete: Story = { play: press(/^(Xóa|Delete|삭제)$/) };
