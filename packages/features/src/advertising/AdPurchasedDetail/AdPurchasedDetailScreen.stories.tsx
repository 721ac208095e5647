import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './AdPurchasedDetailScreen.tsx';

const meta = {
  title: 'screens/advertising/AdPurchasedDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'ad-purchased-detail?order=30',
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

/** A renewal, with a VAT invoice. */
export const Default: Story = {};
export const WithoutInvoice: Story = { parameters: { path: 'ad-purchased-detail?order=29' } };
/** Paid ahead: its month has not begun. */
export const Ahead: Story = {
  parameters: answers(
    mine.answer({
      ...fixtures.withMembership(),
      orders: [
        { ...fixtures.renewal('basic'), id: 30, state: 'paid', paidAt: '2026-12-03T03:00:00.000Z' },
      ],
    }),
  ),
};
export const NotFound: Story = { parameters: { path: 'ad-purchased-detail?order=999' } };
/** Nothing was paid yet. */
export const Empty: Story = {
  parameters: { sameAs: 'NotFound', ...answers(mine.answer(fixtures.membershipOverview())) },
};
export const Loading: Story = { parameters: answers(mine.pending()) };
export const Forbidden: Story = { parameters: { ...answers(mine.error(403)), ...oneLook } };
export const ServerError: Story = { parameters: answers(mine.error()) };
export const Offline: Story = { parameters: { ...answers(mine.offline()), ...oneLook } };
