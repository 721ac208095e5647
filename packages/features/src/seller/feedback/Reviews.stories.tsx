import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Reviews',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/reviews' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All that are shown, the newest first. */
export const Default: Story = {};

export const Low: Story = { parameters: { path: 'shop-manager/reviews?tab=low' } };

const open = async ({ canvas, userEvent }: StoryContext, name: RegExp) => {
  const [first] = await canvas.findAllByRole('button', { name });
  if (first) await userEvent.click(first);
};

export const Replying: Story = {
  parameters: { path: 'shop-manager/reviews?tab=unanswered' },
  play: (context) => open(context, /^(Trả lời|Reply|답글 달기)$/),
};

/** Which rule it breaks; what praise or blame changes is said before. */
export const AskingForRemoval: Story = {
  parameters: { path: 'shop-manager/reviews?tab=unanswered' },
  play: (context) => open(context, /^(Yêu cầu gỡ|Ask for removal|삭제 요청)$/),
};

/** One request waits, one was refused. */
export const Removal: Story = { parameters: { path: 'shop-manager/reviews?tab=removal' } };

export const NothingFound: Story = { parameters: { path: 'shop-manager/reviews?q=khong%20co' } };

export const Loading: Story = {
  parameters: { ...answers(mock('listShopReviews').pending()), ...oneLook },
};

export const Empty: Story = {
  parameters: { ...answers(mock('listShopReviews').empty()), ...oneLook },
};

export const ServerError: Story = {
  parameters: { ...answers(mock('listShopReviews').error()), ...oneLook },
};

export const Offline: Story = {
  parameters: { ...answers(mock('listShopReviews').offline()), ...oneLook },
};

export const Forbidden: Story = {
  parameters: { ...answers(mock('listShopReviews').forbidden()), ...oneLook },
};

export const Refetching: Story = {
  parameters: { ...answers(mock('listShopReviews').refetching()), ...oneLook },
};

export const LongText: Story = { parameters: answers(mock('listShopReviews').longText()) };
