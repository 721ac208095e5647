import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './AdMembershipScreen.tsx';

const meta = {
  title: 'screens/advertising/AdMembership',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'ad-membership' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const cities = mock('listAdCities');

export const Default: Story = {};
/** Gold is full there. */
export const Full: Story = { parameters: { path: 'ad-membership?city=Hà+Nội' } };
/** Nobody has bought anything there. */
export const Empty: Story = {
  parameters: {
    path: 'ad-membership?city=Cần+Thơ',
    ...answers(mock('listContractors').empty()),
  },
};
/** Of a company whose ads are off: it reads so before it chooses. */
export const TakenDown: Story = {
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
  parameters: {
    ...answers(
      mock('readMembership').answer({
        ...fixtures.withMembership(),
        takenDown: fixtures.adTakenDown(),
      }),
    ),
    ...oneLook,
  },
};
/** Who may not read a plan of their own reads the public page all the same. */
export const OwnPlanRefused: Story = {
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
  parameters: { sameAs: 'Default', ...oneLook, ...answers(mock('readMembership').error(403)) },
};
export const Loading: Story = {
  parameters: answers(cities.pending(), mock('listContractors').pending()),
};
export const ServerError: Story = { parameters: answers(cities.error()) };
export const Offline: Story = { parameters: { ...answers(cities.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(cities.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(mock('listContractors').longText()) };
