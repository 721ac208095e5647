import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { letGo } from '../parts/story-steps.ts';
import { Screen } from './AdMembershipContractorMembershipSuccessScreen.tsx';

const meta = {
  title: 'screens/advertising/AdMembershipContractorMembershipSuccess',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'ad-membership/contractor-membership-success',
    ...answers(mock('readMembership').answer(fixtures.withMembership({ plan: 'gold' }))),
  },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const mine = mock('readMembership');

export const Default: Story = {};
export const Basic: Story = { parameters: answers(mine.answer(fixtures.withMembership())) };
/** The transfer has not arrived yet. */
export const Waiting: Story = {
  parameters: answers(mine.answer(fixtures.membershipOverview({ waiting: fixtures.adOrder() }))),
};
export const Empty: Story = { parameters: answers(mine.answer(fixtures.membershipOverview())) };
export const LoggedOut: Story = { beforeEach: signOutForStory };
export const Loading: Story = { parameters: answers(mine.pending()) };
export const Forbidden: Story = { parameters: { ...answers(mine.error(403)), ...oneLook } };
export const ServerError: Story = { parameters: answers(mine.error()) };
export const Offline: Story = { parameters: { ...answers(mine.offline()), ...oneLook } };
/** It was paid meanwhile, in another window. */
export const StatusEventRefused: Story = {
  parameters: answers(
    mine.answer(fixtures.membershipOverview({ waiting: fixtures.adOrder() })),
    mock('cancelAdOrder').error(422, { code: 'EVENT_REFUSED' }),
  ),
  play: letGo,
};
