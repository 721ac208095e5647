import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { put } from '../../shared/forms/story-steps.ts';
import { postStore } from '../parts/posts/post-store.ts';
import { blank } from '../parts/posts/post-values.ts';
import { Screen } from './EditPostScreen.tsx';

const store = postStore(fixtures.member.id, 1);

const meta = {
  title: 'screens/community/EditPost',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'edit-post/1' },
  beforeEach: () => {
    store.clear();
    signInForStory();
    return () => {
      store.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const post = mock('getMyPost');
const save = mock('savePost');
const at = (id: number) => ({ path: `edit-post/${id}` });

export const StatusDraft: Story = {};
/** Readers see it as it was published. */
export const StatusChanged: Story = { parameters: at(2) };
export const StatusPublished: Story = { parameters: { ...at(3), ...oneLook } };
export const StatusTakenBack: Story = { parameters: { ...at(4), ...oneLook } };
/** It can be read and copied, and not published again. */
export const StatusRemoved: Story = { parameters: { ...at(5), ...oneLook } };

export const Loading: Story = { parameters: answers(post.pending()) };
export const ServerError: Story = { parameters: answers(post.error()) };
export const Offline: Story = { parameters: { ...answers(post.offline()), ...oneLook } };
export const NotFound: Story = { parameters: at(99) };
/** No address of a post. */
export const NoId: Story = {
  parameters: { path: 'edit-post/abc', ...oneLook, sameAs: 'NotFound' },
};
export const Refetching: Story = { parameters: { ...answers(post.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(post.longText()) };

const write: Story['play'] = async (context) => {
  const [title] = await context.canvas.findAllByRole('textbox');
  if (!title) throw new Error('Nothing can be written');
  await put(context, title, 'Căn bếp của mẹ, sau một năm');
};
const saveName = /^(Lưu bản nháp|Save draft|임시 저장)$/;
const writeAndSave: Story['play'] = async (context) => {
  await write(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: saveName }));
};

export const Unsaved: Story = { parameters: { ...oneLook }, play: write };
export const Saving: Story = {
  parameters: { ...answers(save.pending()), ...oneLook },
  play: writeAndSave,
};
export const Saved: Story = { parameters: { ...oneLook }, play: writeAndSave };
export const SavingFailed: Story = {
  parameters: { ...answers(save.error()), ...oneLook },
  play: writeAndSave,
};
export const SavingOffline: Story = {
  parameters: { ...oneLook, ...answers(save.offline()), ...oneLook },
  play: writeAndSave,
};
export const SavingLimited: Story = {
  parameters: { ...answers(save.rateLimited()), ...oneLook },
  play: writeAndSave,
};
/** A picture of it is gone: the server says which field, the line above says it in whole. */
export const StatusValidation: Story = {
  parameters: {
    ...answers(
      save.error(400, {
        code: 'VALIDATION',
        fields: [{ field: 'pictures', code: 'validation.choice.invalid' }],
      }),
    ),
    ...oneLook,
  },
  play: writeAndSave,
};
/** Deleted elsewhere while it was written. */
export const GoneMeanwhile: Story = {
  parameters: { ...answers(save.notFound()), ...oneLook },
  play: writeAndSave,
};
/** Another device was first: both stand side by side. */
export const StatusVersionConflict: Story = {
  parameters: answers(save.error(409, { code: 'VERSION_CONFLICT' })),
  play: writeAndSave,
};

const kept = { ...blank, title: 'Căn bếp của mẹ', body: '<p>Viết trên tàu, không có mạng.</p>' };
/** The line was lost, or the tab was closed: the words are there again. */
export const Restored: Story = {
  beforeEach: () => store.write({ version: 2, values: kept }),
};
/** The device has words of an older version. Of another post: the story before may still be saving the words of its own. */
export const RestoredBehind: Story = {
  parameters: { ...at(2), ...oneLook },
  beforeEach: () => {
    const other = postStore(fixtures.member.id, 2);
    other.write({ version: 1, values: kept });
    return other.clear;
  },
};

const preview = /^(Xem trước|Preview|미리보기)$/;
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: preview });
    if (!button) throw new Error('Nothing can be previewed');
    await userEvent.click(button);
  },
};

const markName = /^(Dấu|Mark|표시) \d/;
/** A mark is open: what it is, found by words in the shop or written. */
export const NamesAMark: Story = {
  play: async (context) => {
    const [, second] = await context.canvas.findAllByRole('button', {
      name: /^(Dấu|Mark|표시) \d/,
    });
    if (!second) throw new Error('Nothing is marked');
    await context.userEvent.click(second);
    const [field] = await context.canvas.findAllByRole('searchbox');
    if (!field) throw new Error('Nothing can be named');
    await put(context, field, 'a');
    await context.canvas.findByRole('list', { name: /tìm thấy|Found|찾은/ });
  },
};

/** The shop has nothing of these words: they can still be kept. */
export const Empty: Story = {
  parameters: {
    ...answers(mock('listProducts').empty()),
    ...oneLook,
  },
  play: async (context) => {
    const [, second] = await context.canvas.findAllByRole('button', { name: markName });
    if (!second) throw new Error('Nothing is marked');
    await context.userEvent.click(second);
    const [field] = await context.canvas.findAllByRole('searchbox');
    if (!field) throw new Error('Nothing can be named');
    await put(context, field, 'tủ thờ của ngoại');
  },
};
