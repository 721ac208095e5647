import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ContractorReviewScreen.tsx';
import { save, takeBack } from './story-steps.ts';

const meta = {
  title: 'screens/my-page/ContractorReview',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'contractor-review' },
  beforeEach: () => {
    signInForStory();
    return () => {
      signOutForStory();
      localStorage.clear();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const mine = mock('listMyConstructionReviews');
const toWrite = mock('listCompaniesToReview');
const form = { path: 'contractor-review?edit=701' };
const waiting = { path: 'contractor-review?tab=to-write' };

/** One of each state, and one that its answer holds. */
export const Default: Story = {};
export const StatusPublished: Story = {
  parameters: { ...oneLook, path: 'contractor-review?state=published' },
};
export const StatusAsked: Story = {
  parameters: { ...oneLook, path: 'contractor-review?state=asked' },
};
export const StatusRemoved: Story = {
  parameters: { ...oneLook, path: 'contractor-review?state=removed' },
};
export const StatusWithdrawn: Story = {
  parameters: { ...oneLook, path: 'contractor-review?state=withdrawn' },
};
export const Form: Story = { parameters: form };
export const ToWrite: Story = { parameters: waiting };
export const Loading: Story = { parameters: answers(mine.pending()) };
export const Empty: Story = { parameters: answers(mine.empty()) };
export const NothingToWrite: Story = {
  parameters: { ...oneLook, ...waiting, ...answers(toWrite.empty()) },
};
export const BeyondTheLastPage: Story = {
  parameters: { ...oneLook, path: 'contractor-review?page=9' },
};
export const ServerError: Story = { parameters: { ...answers(mine.error()), ...oneLook } };
export const Offline: Story = {
  parameters: { ...waiting, ...answers(toWrite.offline()), ...oneLook },
};
export const Refetching: Story = { parameters: { ...answers(mine.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(mine.longText()) };

/** CONFLICT: the company answered while the form was open. */
export const StatusConflict: Story = {
  parameters: { ...oneLook, ...form, ...answers(mock('editConstructionReview').error(409)) },
  play: save,
};

/** PRODUCT_07: a picture that is not there any more. */
export const StatusProduct07: Story = {
  parameters: {
    ...oneLook,
    ...form,
    ...answers(mock('editConstructionReview').error(422, { code: 'PRODUCT_07' })),
  },
  play: save,
};

/** It was not taken back: the question stays, and says so. */
export const TakingBackFails: Story = {
  parameters: { ...oneLook, ...answers(mock('withdrawConstructionReview').error()) },
  play: takeBack,
};
