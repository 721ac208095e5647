import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { takeBack } from '../parts/story-steps.ts';
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
