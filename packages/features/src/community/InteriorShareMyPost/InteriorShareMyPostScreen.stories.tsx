import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Screen } from './InteriorShareMyPostScreen.tsx';

const meta = {
  title: 'screens/community/InteriorShareMyPost',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'interior-share/my-post' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listMyPosts');
const removals = mock('listMyRemovals');
const at = (state: string) => ({ path: `interior-share/my-post?state=${state}` });

/** One post in each state. */
export const Default: Story = {};
export const Loading: Story = { parameters: answers(list.pending()) };
export const Empty: Story = { parameters: answers(list.empty(), removals.empty()) };
export const NoneInThisState: Story = {
  parameters: { ...at('draft'), ...answers(list.empty()) },
};
export const BeyondTheLastPage: Story = {
  parameters: { path: 'interior-share/my-post?page=9' },
};
export const ServerError: Story = { parameters: answers(list.error()) };
export const Offline: Story = { parameters: { ...answers(list.offline()), ...oneLook } };
export const RateLimited: Story = { parameters: { ...answers(list.rateLimited()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(list.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(list.longText()) };

export const StatusDraft: Story = { parameters: at('draft') };
export const StatusPublished: Story = { parameters: { ...at('published'), ...oneLook } };
export const StatusChanged: Story = { parameters: { ...at('changed'), ...oneLook } };
export const StatusTakenBack: Story = { parameters: { ...at('taken-back'), ...oneLook } };
export const StatusRemoved: Story = { parameters: { ...at('removed'), ...oneLook } };

const move = mock('movePost');
const publish = /^(Đăng bài|Publish|게시하기)$/;
const askToPublish: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: publish }));
};
const pressPublish: Story['play'] = async (context) => {
  await askToPublish(context);
  const dialog = await screen.findByRole('alertdialog');
  const buttons = dialog.querySelectorAll('button');
  const yes = buttons[buttons.length - 1];
  if (!yes) throw new Error('Nothing can be confirmed');
  await context.userEvent.click(yes);
};

export const AsksBeforePublishing: Story = { play: askToPublish };
/** What the post still lacks, in the server's words. */
export const StatusValidation: Story = {
  parameters: answers(
    move.error(400, {
      code: 'VALIDATION',
      fields: [
        { field: 'pictures', code: 'validation.required' },
        { field: 'style', code: 'validation.required' },
      ],
    }),
  ),
  play: pressPublish,
};
/** Somebody, perhaps the same member on a phone, was first. */
export const StatusVersionConflict: Story = {
  parameters: { ...answers(move.error(409, { code: 'VERSION_CONFLICT' })), ...oneLook },
  play: pressPublish,
};
/** Our staff took it away meanwhile. */
export const StatusConflict: Story = {
  parameters: { ...answers(move.error(409, { code: 'CONFLICT' })), ...oneLook },
  play: pressPublish,
};
export const GoneMeanwhile: Story = {
  parameters: { ...answers(move.notFound()), ...oneLook },
  play: pressPublish,
};
export const MovingFailed: Story = {
  parameters: { ...answers(move.error()), ...oneLook },
  play: pressPublish,
};
export const MovingOffline: Story = {
  parameters: { ...oneLook, ...answers(move.offline()), ...oneLook },
  play: pressPublish,
};
