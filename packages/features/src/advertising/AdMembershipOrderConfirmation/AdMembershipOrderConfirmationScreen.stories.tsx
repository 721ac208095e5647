import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { letGo, orderNow } from '../parts/story-steps.ts';
import { Screen } from './AdMembershipOrderConfirmationScreen.tsx';

const meta = {
  title: 'screens/advertising/AdMembershipOrderConfirmation',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'ad-membership/order-confirmation/gold' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const mine = mock('readMembership');
const stopped = (problem: Parameters<typeof fixtures.withoutPlans>[0]): Story => ({
  parameters: answers(mine.answer(fixtures.withoutPlans(problem))),
});

export const Default: Story = {};
export const Basic: Story = { parameters: { path: 'ad-membership/order-confirmation/basic' } };
/** The price with its formula. */
export const Upgrade: Story = { parameters: answers(mine.answer(fixtures.withMembership())) };
export const Waiting: Story = {
  parameters: answers(mine.answer(fixtures.membershipOverview({ waiting: fixtures.adOrder() }))),
};
export const NoCompany: Story = stopped('no-company');
export const NotApproved: Story = stopped('not-approved');
export const Suspended: Story = stopped('suspended');
export const TakenDown: Story = {
  parameters: {
    ...answers(
      mine.answer({
        ...fixtures.withoutPlans('taken-down'),
        takenDown: fixtures.adTakenDown(),
      }),
    ),
    ...oneLook,
  },
};
export const HasPlan: Story = {
  parameters: answers(mine.answer(fixtures.withMembership({ plan: 'gold' }))),
};
export const RestartFirst: Story = {
  parameters: answers(mine.answer(fixtures.withMembership({ state: 'canceled' }))),
};
export const PastDue: Story = {
  parameters: answers(mine.answer(fixtures.withMembership({ pastDue: true }))),
};
export const NotFound: Story = {
  parameters: { path: 'ad-membership/order-confirmation/platinum' },
};
export const Loading: Story = { parameters: answers(mine.pending()) };
export const Forbidden: Story = { parameters: { ...answers(mine.error(403)), ...oneLook } };
export const ServerError: Story = { parameters: answers(mine.error()) };
export const Offline: Story = { parameters: { ...answers(mine.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(mine.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(mine.longText()) };
/** The price changed between looking and pressing. */
export const StatusConflict: Story = {
  parameters: answers(
    mock('placeAdOrder').error(409, { code: 'CONFLICT', body: { current: { total: 4_000_000 } } }),
  ),
  play: orderNow,
};
/** It was paid meanwhile, in another window. */
export const StatusEventRefused: Story = {
  parameters: answers(
    mine.answer(fixtures.membershipOverview({ waiting: fixtures.adOrder() })),
    mock('cancelAdOrder').error(422, { code: 'EVENT_REFUSED' }),
  ),
  play: letGo,
};
