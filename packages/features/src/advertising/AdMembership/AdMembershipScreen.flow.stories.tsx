import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Screen } from './AdMembershipScreen.tsx';
import shown from './AdMembershipScreen.stories.tsx';

const { city } = fixtures.placeWait();

const meta = {
  ...shown,
  title: 'screens/advertising/AdMembership/flow',
  tags: ['!autodocs'],
  parameters: {
    ...shown.parameters,
    chromatic: { disableSnapshot: true },
    path: `ad-membership?city=${city}`,
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

let joined: string[] = [];

/** A contractor joins the line of a full city from the plans. */
export const JoinsTheLine: Story = {
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
  parameters: answers(
    mock('joinPlaceLine').answer(({ body }) => {
      joined.push(body.city);
      return fixtures.membershipOverview({ waits: [fixtures.placeWait()] });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    joined = [];
    await userEvent.click(await canvas.findByRole('button', { name: 'Vào danh sách chờ' }));
    await waitFor(() => expect(joined).toEqual([city]));
  },
};

/** A guest reads how many wait, and is not asked to. */
export const GuestReadsTheLine: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/công ty đang chờ|chưa ai chờ/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Vào danh sách chờ' })).toBeNull();
  },
};
