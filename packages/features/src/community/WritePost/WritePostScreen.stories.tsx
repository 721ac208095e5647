import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pressSend, put } from '../../shared/forms/story-steps.ts';
import { postStore } from '../parts/posts/post-store.ts';
import { blank } from '../parts/posts/post-values.ts';
import { Screen } from './WritePostScreen.tsx';

const store = postStore(fixtures.member.id, null);

const meta = {
  title: 'screens/community/WritePost',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'write-post' },
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

const create = mock('createPost');

export const Default: Story = {};
/** What has to be there before readers see it. */
export const Invalid: Story = { play: pressSend };

const save = /^(Lưu bản nháp|Save draft|임시 저장)$/;
const writeAndSave: Story['play'] = async (context) => {
  const [title] = await context.canvas.findAllByRole('textbox');
  if (!title) throw new Error('Nothing can be written');
  await put(context, title, 'Nhà ống bốn mét mà sáng');
  await context.userEvent.click(await context.canvas.findByRole('button', { name: save }));
};

export const Saving: Story = {
  parameters: { ...answers(create.pending()), ...oneLook },
  play: writeAndSave,
};
export const SavingFailed: Story = {
  parameters: { ...answers(create.error()), ...oneLook },
  play: writeAndSave,
};
export const SavingOffline: Story = {
  parameters: { ...oneLook, ...answers(create.offline()), ...oneLook },
  play: writeAndSave,
};
/** Two hundred posts are there already. */
export const StatusConflict: Story = {
  parameters: { ...answers(create.error(409, { code: 'CONFLICT' })), ...oneLook },
  play: writeAndSave,
};
/** Of an earlier visit on this device. */
export const Restored: Story = {
  beforeEach: () =>
    store.write({
      version: null,
      values: { ...blank, title: 'Ban công hai mét vuông', house_type: 'studio', city: 'Hà Nội' },
    }),
};
