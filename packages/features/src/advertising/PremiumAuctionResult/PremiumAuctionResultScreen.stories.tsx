import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { openLines, voidFirst } from '../parts/story-steps.ts';
import { Screen } from './PremiumAuctionResultScreen.tsx';

const { auctionCity, auctionWeeks } = fixtures;

const meta = {
  title: 'screens/advertising/PremiumAuctionResult',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: `premium-auction-result?city=${auctionCity}` },
  beforeEach: () => {
    signInForStory('member');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const read = mock('readAuctionLedger');

/** Last week's results. */
export const Default: Story = {};
/** The week that is bid for: nobody is named yet. */
export const Running: Story = {
  parameters: { path: `premium-auction-result?city=${auctionCity}&week=${auctionWeeks.open}` },
};
/** Staff see the same, and can take a bid out. */
export const Staff: Story = {
  parameters: { path: `premium-auction-result?city=${auctionCity}&week=${auctionWeeks.open}` },
  beforeEach: () => {
    signInForStory('admin');
    return signOutForStory;
  },
  play: openLines,
};
/** It was lost or taken back meanwhile. */
export const StatusEventRefused: Story = {
  parameters: {
    path: `premium-auction-result?city=${auctionCity}&week=${auctionWeeks.open}`,
    ...answers(mock('voidBid').error(422, { code: 'EVENT_REFUSED' })),
  },
  beforeEach: () => {
    signInForStory('admin');
    return signOutForStory;
  },
  play: voidFirst,
};
export const Empty: Story = { parameters: { path: 'premium-auction-result?city=Huế' } };
export const NotFound: Story = { parameters: answers(read.error(404)) };
export const Loading: Story = { parameters: answers(read.pending()) };
export const ServerError: Story = { parameters: answers(read.error()) };
export const Offline: Story = { parameters: { ...answers(read.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(read.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(read.longText()) };
