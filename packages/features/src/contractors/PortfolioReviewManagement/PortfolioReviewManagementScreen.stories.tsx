import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './PortfolioReviewManagementScreen.tsx';
import { moveAndSave } from './story-steps.ts';

const meta = {
  title: 'screens/contractors/PortfolioReviewManagement',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'portfolio-review-management/portfolio' },
  beforeEach: () => {
    signInForStory('partner');
    return () => {
      signOutForStory();
      localStorage.clear();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const projects = mock('listOwnProjects');
const received = mock('listReceivedConstructionReviews');
const reviews = { path: 'portfolio-review-management/review' };

/** Three projects; the last is hidden. */
export const Default: Story = {};
export const Reviews: Story = { parameters: reviews };
export const Unanswered: Story = {
  parameters: { ...oneLook, path: 'portfolio-review-management/review?show=unanswered' },
};
export const Asked: Story = {
  parameters: { ...oneLook, path: 'portfolio-review-management/review?show=asked' },
};
/** A part that nobody knows: a sentence, and the first one. */
export const Unknown: Story = {
  parameters: { ...oneLook, path: 'portfolio-review-management/quang-cao' },
};
export const Loading: Story = { parameters: answers(projects.pending()) };
export const Empty: Story = { parameters: answers(projects.empty()) };
export const NoReviews: Story = {
  parameters: { ...oneLook, ...reviews, ...answers(received.empty()) },
};
export const ServerError: Story = { parameters: { ...oneLook, ...answers(projects.error()) } };
export const Offline: Story = {
  parameters: { ...oneLook, ...reviews, ...answers(received.offline()) },
};
/** A member who is no contractor. */
export const Forbidden: Story = { parameters: answers(projects.forbidden()) };
/** A contractor whose company was never sent in. */
export const NotFound: Story = {
  parameters: { ...oneLook, sameAs: 'Forbidden', ...answers(projects.notFound()) },
};
export const Refetching: Story = {
  parameters: { ...oneLook, ...reviews, ...answers(received.refetching()) },
};
export const LongText: Story = { parameters: { ...reviews, ...answers(received.longText()) } };

/** CONFLICT: the list has changed elsewhere. */
export const StatusConflict: Story = {
  parameters: { ...oneLook, ...answers(mock('orderProjects').error(409)) },
  play: moveAndSave,
};
