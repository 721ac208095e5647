import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cancelPlanned, takeBack } from '../parts/story-steps.ts';
import type { Screen } from './MyAuctionResultScreen.tsx';
import shown from './MyAuctionResultScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/advertising/MyAuctionResult/flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

let versions: number[] = [];

/** A bid is taken back in two presses, with the version that was seen. */
export const TakesBack: Story = {
  parameters: answers(
    mock('cancelBid').answer(({ body }) => {
      versions.push(body.version);
      return new Promise<never>(() => undefined);
    }),
  ),
  play: async () => {
    versions = [];
    await takeBack();
    await waitFor(() => expect(versions).toEqual([0]));
  },
};

let canceled: number[] = [];

/** A planned bid is taken back in two presses. */
export const CancelsAPlan: Story = {
  parameters: answers(
    mock('listMyBids').answer(fixtures.bidList({ orders: [fixtures.plannedBid()] })),
    mock('cancelBidOrder').answer(({ params }) => {
      canceled.push(params.id);
      return new Promise<never>(() => undefined);
    }),
  ),
  play: async () => {
    canceled = [];
    await cancelPlanned();
    await waitFor(() => expect(canceled).toEqual([fixtures.plannedBid().id]));
  },
};
