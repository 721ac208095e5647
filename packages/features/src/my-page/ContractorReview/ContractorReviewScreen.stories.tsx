import type { MyConstructionReview } from '@hien/api';
import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Screen } from './ContractorReviewScreen.tsx';
import { fillInEvidence, save, sendEvidence, takeBack } from './story-steps.ts';

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

const removedAs = (change: Partial<MyConstructionReview>): Story => {
  const [, , , gone] = fixtures.myConstructionReviews();
  if (gone?.removal == null) throw new Error('no removal');
  return {
    parameters: {
      ...oneLook,
      path: 'contractor-review?state=removed',
      ...answers(
        mine.answer({
          data: {
            items: [{ ...gone, ...change }],
            meta: { page: 1, limit: 10, total: 1, totalPages: 1 },
            counts: { published: 2, asked: 1, removed: 1, withdrawn: 1 },
          },
        }),
      ),
    },
  };
};
const [, , , taken] = fixtures.myConstructionReviews();
const removal = (state: 'removed' | 'appealed' | 'upheld'): Partial<MyConstructionReview> =>
  taken?.removal == null ? {} : { removal: { ...taken.removal, state }, appeal_until: null };
const said = {
  words: 'Tôi chỉ kể việc đã xảy ra, và gửi được biên bản bàn giao.',
  at: '2026-03-01T03:00:00Z',
  answer: null,
  answered_at: null,
};
/** The writer has objected: somebody else looks again. */
export const RemovalStatusAppealed: Story = removedAs({ ...removal('appealed'), appeal: said });
/** The last word, with why. */
export const RemovalStatusUpheld: Story = removedAs({
  ...removal('upheld'),
  appeal: {
    ...said,
    answer: 'Lời lẽ vẫn xúc phạm người thợ. Bạn viết lại được ở ngôi nhà khác.',
    answered_at: '2026-03-03T03:00:00Z',
  },
});
/** Two weeks later nothing can be said against it. */
export const RemovalTooLate: Story = removedAs(removal('removed'));

const proving = { path: 'contractor-review?prove=701' };
const withEvidence = (evidence: MyConstructionReview['evidence'], tries = 1) => {
  const [first, ...others] = fixtures.myConstructionReviews();
  if (first === undefined || evidence === null) throw new Error('no review');
  const refused = evidence.state === 'refused' && tries >= 3 ? ('tries' as const) : null;
  const one = { ...first, evidence: { ...evidence, tries }, evidence_refused: refused };
  return answers(
    mine.answer({
      data: {
        items: [one, ...others],
        meta: { page: 1, limit: 10, total: 5, totalPages: 1 },
        counts: { published: 2, asked: 1, removed: 1, withdrawn: 1 },
      },
    }),
  );
};

/** Papers were not enough: why, and the way to send others. */
export const EvidenceStatusRefused: Story = {
  parameters: { ...oneLook, ...withEvidence(fixtures.ownEvidence.refused) },
};
/** After three refusals nothing more is sent. */
export const EvidenceStatusTries: Story = {
  parameters: {
    ...oneLook,
    ...withEvidence(fixtures.ownEvidence.refused, 3),
  },
};
/** Who sees the papers and for how long, their kind and their files. */
export const SendingEvidence: Story = {
  parameters: { ...oneLook, ...proving },
  play: async () => {
    await screen.findByRole('dialog');
  },
};
/** PRODUCT_07: a file that is not there any more, said at the files. */
export const EvidenceFileGone: Story = {
  parameters: {
    ...oneLook,
    ...proving,
    ...answers(
      mock('sendReviewEvidence').error(422, {
        code: 'PRODUCT_07',
        fields: [{ field: 'files', code: 'PRODUCT_07' }],
      }),
    ),
  },
  play: async (stage) => {
    await fillInEvidence(stage);
    await sendEvidence();
  },
};
/** CONFLICT: sent from another tab meanwhile. */
export const EvidenceSentBefore: Story = {
  parameters: {
    ...oneLook,
    ...proving,
    ...answers(mock('sendReviewEvidence').error(409)),
  },
  play: async (stage) => {
    await fillInEvidence(stage);
    await sendEvidence();
  },
};

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
