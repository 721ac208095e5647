import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { letGo, orderNow } from '../parts/story-steps.ts';
import { Screen } from './AdMembershipAuctionScreen.tsx';

const path = `ad-membership/auction?city=${fixtures.auctionCity}`;

const meta = {
  title: 'screens/advertising/AdMembershipAuction',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const read = mock('readAuction');
const stood = (more: fixtures.AuctionMore): Story => ({
  parameters: answers(read.answer(fixtures.auction(more))),
});

/** Friday morning: one slot led, one lost to a higher bid. */
export const Default: Story = {};
/** A city in which nobody has bid. */
export const FirstBid: Story = { parameters: { path: 'ad-membership/auction?city=Huế' } };
export const Bid: Story = { parameters: { path: `${path}&slot=3` } };
/** Another bid of the own company on the slot, and one elsewhere. */
export const BidAgain: Story = { parameters: { path: `${path}&slot=2` } };
export const Waiting: Story = stood({ bidder: { orders: [fixtures.bidOrder()] } });
export const NoneLeft: Story = stood({ bidder: { left: 0 } });
/** Half past two: slots close one by one. */
export const Closing: Story = stood({ now: '2026-11-20T07:36:00.000Z' });
export const Results: Story = stood({ now: '2026-11-20T09:00:00.000Z' });
export const BeforeItOpens: Story = stood({
  now: '2026-11-14T05:00:00.000Z',
  bidder: { bids: [], left: 3 },
});
export const NotApproved: Story = stood({ bidder: { problem: 'not-approved', bids: [] } });
export const TakenDown: Story = {
  parameters: {
    ...answers(read.answer(fixtures.auction({ bidder: { problem: 'taken-down', bids: [] } }))),
    ...oneLook,
  },
};
/** A member who builds nothing looks. */
export const OnlyLooking: Story = stood({ bidder: null });
export const Loading: Story = { parameters: answers(read.pending()) };
export const NotFound: Story = { parameters: answers(read.error(404)) };
export const ServerError: Story = { parameters: answers(read.error()) };
export const Offline: Story = { parameters: { ...answers(read.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(read.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(read.longText()) };
/** Somebody bid more between looking and pressing. */
export const StatusValidation: Story = {
  parameters: {
    path: `${path}&slot=3`,
    ...answers(mock('placeBid').error(422, { fields: [{ field: 'amount', code: 'BID_TOO_LOW' }] })),
  },
  play: orderNow,
};
/** It was paid meanwhile, in another window. */
export const StatusEventRefused: Story = {
  parameters: answers(
    read.answer(fixtures.auction({ bidder: { orders: [fixtures.bidOrder()] } })),
    mock('cancelBidOrder').error(422, { code: 'EVENT_REFUSED' }),
  ),
  play: letGo,
};
