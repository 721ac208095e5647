import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { takeBack } from '../parts/story-steps.ts';
import { Screen } from './MyAuctionResultScreen.tsx';

const meta = {
  title: 'screens/advertising/MyAuctionResult',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'my-auction-result' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const mine = mock('listMyBids');
const page = { page: 1, limit: 20, total: 0, totalPages: 0 };

/** This week's bids, and last week's with their results. */
export const Default: Story = {};
/** One waits for its money, one is planned, one came too late. */
export const OnTheirWay: Story = {
  parameters: answers(
    mine.answer(
      fixtures.bidList({
        orders: [
          fixtures.bidOrder(),
          fixtures.plannedBid(),
          fixtures.bidOrder({
            id: 9,
            slot: 1,
            amount: 1_900_000,
            state: 'refused',
            refusal: 'Giá phải cao hơn giá cao nhất hiện tại và mức tối thiểu.',
          }),
        ],
      }),
    ),
  ),
};
/** A won week that can still be given back. */
export const Won: Story = {
  parameters: answers(
    mine.answer(
      fixtures.bidList({ bids: [fixtures.myBid({ state: 'won', leads: false, version: 1 })] }),
    ),
  ),
};
export const Empty: Story = {
  parameters: answers(mine.answer(fixtures.bidList({ bids: [], page }))),
};
export const Loading: Story = { parameters: answers(mine.pending()) };
export const Forbidden: Story = { parameters: { ...answers(mine.error(403)), ...oneLook } };
export const ServerError: Story = { parameters: answers(mine.error()) };
export const Offline: Story = { parameters: { ...answers(mine.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(mine.refetching()), ...oneLook } };
export const StatusVersionConflict: Story = {
  parameters: answers(mock('cancelBid').error(409, { code: 'VERSION_CONFLICT' })),
  play: takeBack,
};
/** Its 48 hours ended while the page was open. */
export const StatusEventRefused: Story = {
  parameters: answers(mock('cancelBid').error(422, { code: 'EVENT_REFUSED' })),
  play: takeBack,
};
