import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftStore } from '../../shared/forms/draft-store.ts';
import { pressSend, sendFilled } from '../../shared/forms/story-steps.ts';
import { chooseCv, cvKept } from './story-cv.ts';
import { Screen } from './CareerDetailScreen.tsx';

const draft = draftStore(`job-${fixtures.member.id}-4`, 'device');

const meta = {
  title: 'screens/community/CareerDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'career-detail/4' },
  beforeEach: () => {
    draft.clear();
    signInForStory();
    return () => {
      draft.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const job = mock('getJob');
const mine = mock('getJobApplication');
const apply = mock('applyForJob');
const applied = (change: Partial<typeof fixtures.jobApplication>) =>
  answers(mine.answer({ data: { ...fixtures.jobApplication, ...change } }));

export const Default: Story = {};
export const Loading: Story = { parameters: answers(job.pending()) };
export const NotFound: Story = { parameters: { ...oneLook, path: 'career-detail/99' } };
/** Such an id cannot be: the answer needs no server. */
export const MalformedId: Story = {
  parameters: { path: 'career-detail/abc', ...oneLook, sameAs: 'NotFound' },
};
export const ServerError: Story = { parameters: { ...answers(job.error()), ...oneLook } };
export const Offline: Story = { parameters: { ...answers(job.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(job.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(job.longText()) };
/** Staff apply for nothing here: the job is told, the form is not. */
export const Forbidden: Story = { parameters: { ...answers(mine.forbidden()), ...oneLook } };

export const StatusReceived: Story = { parameters: applied({}) };
export const StatusInvited: Story = {
  parameters: {
    ...applied({ state: 'invited', decided_at: '2026-03-05T09:00:00.000Z' }),
    ...oneLook,
  },
};
export const StatusDeclined: Story = {
  parameters: applied({
    state: 'declined',
    answer: 'Lần này chúng tôi chọn một bạn ở Hà Nội có thể bắt đầu ngay trong tháng 3.',
    decided_at: '2026-03-05T09:00:00.000Z',
  }),
};

const fill: Story['play'] = async (context) => {
  await chooseCv(context, fixtures.cvText);
  await cvKept(context);
  await sendFilled(context, { message: 'Tôi học năm cuối ngành kiến trúc.' });
};

export const Invalid: Story = { play: pressSend };
export const Sending: Story = {
  parameters: { ...answers(apply.pending()), ...oneLook },
  play: fill,
};
export const SendingFailed: Story = {
  parameters: { ...answers(apply.error()), ...oneLook },
  play: fill,
};
export const RateLimited: Story = {
  parameters: { ...answers(apply.rateLimited()), ...oneLook },
  play: fill,
};
/** The CV was uploaded yesterday, and swept away since. */
export const StatusProduct07: Story = {
  parameters: {
    ...answers(
      apply.error(422, { code: 'PRODUCT_07', fields: [{ field: 'cv', code: 'PRODUCT_07' }] }),
    ),
    ...oneLook,
  },
  play: fill,
};
/** A page that calls itself a PDF. */
export const NoPdf: Story = {
  parameters: { ...answers(mock('uploadPrivateDocument').error(415)), ...oneLook },
  play: (context) => chooseCv(context, '<html>'),
};
