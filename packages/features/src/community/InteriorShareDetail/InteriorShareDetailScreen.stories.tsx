import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './InteriorShareDetailScreen.tsx';

const meta = {
  title: 'screens/community/InteriorShareDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'interior-share/bay-muoi-met-vuong-va-mot-cai-hien',
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const share = mock('getInteriorShare');

export const Default: Story = {};
/** A home whose author marked nothing and keeps what it cost. */
export const NothingMarked: Story = {
  parameters: { path: 'interior-share/sua-lai-can-bep-cua-me' },
};
export const Loading: Story = { parameters: answers(share.pending()) };
export const NotFound: Story = {
  parameters: { ...oneLook, path: 'interior-share/khong-co-nha-nay' },
};
export const ServerError: Story = { parameters: answers(share.error()) };
export const Offline: Story = { parameters: { ...answers(share.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(share.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(share.longText()) };

const talk = mock('listShareComments');

export const CommentsEmpty: Story = { parameters: answers(talk.empty()) };
export const CommentsLoading: Story = { parameters: answers(talk.pending()) };
export const CommentsServerError: Story = { parameters: answers(talk.error()) };
/** A member reads: one's own can be deleted, and changed while they are young. */
export const OwnComments: Story = {
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
};
