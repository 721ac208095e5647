import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cancelPlan } from '../parts/story-steps.ts';
import { Screen } from './MembershipScreen.tsx';

const meta = {
  title: 'screens/advertising/Membership',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'membership',
    ...answers(mock('readMembership').answer(fixtures.withMembership())),
  },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const mine = mock('readMembership');
const held = (more: Parameters<typeof fixtures.withMembership>[0]): Story => ({
  parameters: answers(mine.answer(fixtures.withMembership(more))),
});

/** Basic, with the step to gold at its price of today. */
export const Default: Story = {};
export const Gold: Story = held({ plan: 'gold' });
/** It becomes basic with the next month. */
export const GoesDown: Story = held({ plan: 'gold', pending: 'Đà Nẵng' });
/** Basic moves to another city with its next month. */
export const Moves: Story = held({ pending: 'Đà Nẵng' });
/** Third in the line of a full city. */
export const InLine: Story = {
  parameters: answers(mine.answer({ ...fixtures.withMembership(), waits: [fixtures.placeWait()] })),
};
/** First: a gold place is kept for a day. */
export const PlaceOffered: Story = {
  parameters: answers(
    mine.answer(
      fixtures.membershipOverview({
        waits: [fixtures.placeWait({ place: 0, offerUntil: '2026-03-07T01:15:00.000Z' })],
      }),
    ),
  ),
};
export const Canceled: Story = held({ state: 'canceled', autoPaymentDate: null });
export const Expired: Story = held({ state: 'expired', autoPaymentDate: null });
export const RenewalDue: Story = held({ renewal: fixtures.renewal('basic') });
export const PaidAhead: Story = held({ renewal: { ...fixtures.renewal('basic'), state: 'paid' } });
export const PastDue: Story = held({ pastDue: true, renewal: fixtures.renewal('basic') });
export const Suspended: Story = held({ suspended: true });
/** An upgrade waits for its money. */
export const Waiting: Story = {
  parameters: answers(
    mine.answer({
      ...fixtures.withMembership(),
      waiting: fixtures.adOrder({ kind: 'upgrade', total: 2_000_000 }),
    }),
  ),
};
export const Empty: Story = { parameters: answers(mine.answer(fixtures.membershipOverview())) };
export const NotApproved: Story = {
  parameters: answers(mine.answer(fixtures.withoutPlans('not-approved'))),
};
export const Loading: Story = { parameters: answers(mine.pending()) };
export const Forbidden: Story = { parameters: { ...answers(mine.error(403)), ...oneLook } };
export const ServerError: Story = { parameters: answers(mine.error()) };
export const Offline: Story = { parameters: { ...answers(mine.offline()), ...oneLook } };
export const Refetching: Story = {
  parameters: answers(mine.refetching()),
};
export const LongText: Story = { parameters: answers(mine.longText()) };
/** It changed in another window; the page shows it as it is now. */
export const StatusVersionConflict: Story = {
  parameters: answers(
    mine.answer(fixtures.withMembership()),
    mock('changeMembership').error(409, { code: 'VERSION_CONFLICT' }),
  ),
  play: cancelPlan,
};
export const StatusEventRefused: Story = {
  parameters: answers(
    mine.answer(fixtures.withMembership()),
    mock('changeMembership').error(422, { code: 'EVENT_REFUSED' }),
  ),
  play: cancelPlan,
};
const off = (more: Parameters<typeof fixtures.adTakenDown>[0] = {}): Story => ({
  parameters: {
    ...answers(
      mine.answer({ ...fixtures.withMembership(), takenDown: fixtures.adTakenDown(more) }),
    ),
    ...oneLook,
  },
});
const appeal = {
  appeal: 'Chúng tôi đã bỏ câu ấy khỏi phần giới thiệu từ ngày 3 tháng 3.',
  appealed_at: '2026-03-05T02:00:00Z',
  appeal_until: null,
};
/** Its ads are off: the rule, the reason, and the one appeal. */
export const StatusTakenDown: Story = off();
export const StatusUpheld: Story = off({
  ...appeal,
  state: 'upheld',
  answer: 'Câu “số một thành phố” vẫn còn trong ảnh bìa.',
});
