import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ContractorReviewCompanyScreen.tsx';
import { fillIn, send } from './story-steps.ts';

const meta = {
  title: 'screens/contractors/ContractorReviewCompany',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'contractor-review-company/1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const reviews = mock('listConstructionReviews');
const company = mock('getContractor');

export const Default: Story = {};
/** Nobody has said anything yet: the first is asked for. */
export const Empty: Story = { parameters: { path: 'contractor-review-company/6' } };
/** Three stars, which nobody gave. */
export const NoneFound: Story = {
  parameters: { ...oneLook, path: 'contractor-review-company/1?stars=3' },
};
/** Those for which staff have seen a contract or an invoice. */
export const Proven: Story = {
  parameters: {
    ...oneLook,
    path: 'contractor-review-company/1?proven=1',
  },
};
export const PastTheLastPage: Story = {
  parameters: { ...oneLook, path: 'contractor-review-company/1?page=9' },
};
export const Writing: Story = {
  parameters: { path: 'contractor-review-company/1?write=1' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
};
/** A picture that is not there any more: said above the form, which keeps every word. */
export const StatusProduct07: Story = {
  parameters: {
    ...oneLook,
    path: 'contractor-review-company/1?write=1',
    ...answers(mock('writeConstructionReview').error(422, { code: 'PRODUCT_07' })),
  },
  beforeEach: () => {
    signInForStory();
    return () => {
      signOutForStory();
      localStorage.clear();
    };
  },
  play: async (stage) => {
    await fillIn(stage);
    await send(stage);
  },
};
export const Loading: Story = { parameters: answers(company.pending(), reviews.pending()) };
export const ReviewsLoading: Story = { parameters: { ...answers(reviews.pending()), ...oneLook } };
export const NotFound: Story = { parameters: { path: 'contractor-review-company/999' } };
export const ServerError: Story = {
  parameters: { ...answers(company.error(), reviews.error()), ...oneLook },
};
export const ReviewsFailed: Story = { parameters: { ...answers(reviews.error()), ...oneLook } };
export const Offline: Story = {
  parameters: { ...answers(company.offline(), reviews.offline()), ...oneLook },
};
export const Refetching: Story = { parameters: { ...answers(reviews.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(reviews.longText()) };
