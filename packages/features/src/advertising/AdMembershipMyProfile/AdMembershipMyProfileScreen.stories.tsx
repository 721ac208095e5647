import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Language } from '@hien/domain';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './AdMembershipMyProfileScreen.tsx';

const meta = {
  title: 'screens/advertising/AdMembershipMyProfile',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'ad-membership/my-profile/gold' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const mine = mock('readMembership');
const company = mock('getContractor');

function known(id: number, language: Language) {
  const found = fixtures.contractor(id, language);
  if (found === undefined) throw new Error(`no company ${id} among the fixtures`);
  return found;
}

/** Without a plan: an example, and what gold would cost. */
export const Default: Story = {};
export const Basic: Story = { parameters: { path: 'ad-membership/my-profile/basic' } };
export const Premium: Story = { parameters: { path: 'ad-membership/my-profile/premium' } };
/** The company's own gold places. */
export const Gold: Story = {
  parameters: answers(mine.answer(fixtures.withMembership({ plan: 'gold' }))),
};
/** Basic is held; gold would be a step up. */
export const Upgrade: Story = { parameters: answers(mine.answer(fixtures.withMembership())) };
/** A company that has told little. */
export const LittleTold: Story = {
  parameters: answers(
    company.answer(({ params, language }) => ({
      data: {
        ...known(params.contractor_id, language),
        website: null,
        hotline: null,
        budget: null,
        area: null,
        styles: [],
      },
    })),
  ),
};
export const NotApproved: Story = {
  parameters: answers(mine.answer(fixtures.withoutPlans('not-approved'))),
};
export const NoCompany: Story = {
  parameters: answers(mine.answer(fixtures.withoutPlans('no-company'))),
};
/** A plan that there is not. */
export const UnknownPlan: Story = { parameters: { path: 'ad-membership/my-profile/platinum' } };
/** Taken out of the directory meanwhile. */
export const NotFound: Story = { parameters: answers(company.error(404)) };
export const Loading: Story = { parameters: answers(mine.pending()) };
export const Forbidden: Story = { parameters: { ...answers(mine.error(403)), ...oneLook } };
export const ServerError: Story = { parameters: answers(mine.error()) };
export const Offline: Story = { parameters: { ...answers(mine.offline()), ...oneLook } };
export const LongText: Story = {
  parameters: answers(mine.answer(fixtures.withMembership()), company.longText()),
};
