import {
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './InteriorDesignDetailScreen.tsx';

const meta = {
  title: 'screens/designs/InteriorDesignDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'interior-design-detail/1' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const preview = mock('getDesignPreview');
const full = mock('getDesign');

/** A member: the plan, 360° views, pieces, the estimate, and contractors who buy it (D78). */
export const Default: Story = {};

/** Without an account: pictures, rooms, price and what the package holds (D87). */
export const Guest: Story = { beforeEach: signOutForStory };

const bought = (purchase: 'direct' | 'own' | 'owned' | 'ordered') =>
  answers(
    full.answer(({ params, language }) => {
      const data = fixtures.designDetail(params.id, language);
      if (data === undefined) throw new MockFailure(404);
      return { data: { ...data, purchase } };
    }),
  );

/** A company buys by itself. */
export const Company: Story = { parameters: bought('direct') };
export const OwnDesign: Story = { parameters: bought('own') };
/** Bought before: the way to where it is downloaded. */
export const Owned: Story = { parameters: bought('owned') };
/** In an order that waits for its money. */
export const Ordered: Story = { parameters: bought('ordered') };

export const Withdrawn: Story = {
  parameters: answers(
    preview.answer(({ params, language }) => {
      const data = fixtures.designPreview(params.id, language);
      if (data === undefined) throw new MockFailure(404);
      return { data: { ...data, is_on_sale: false } };
    }),
  ),
};

/** Above 500 m² nobody names a price. */
export const OnRequest: Story = { parameters: { path: 'interior-design-detail/5' } };

export const Loading: Story = { parameters: answers(preview.pending()) };

export const NotFound: Story = { parameters: { path: 'interior-design-detail/999999' } };

export const ServerError: Story = { parameters: answers(preview.error()) };

export const LongText: Story = { parameters: answers(preview.longText(), full.longText()) };
/** Nobody has built it yet: its rooms are followed by what the package holds. */
export const Empty: Story = { parameters: answers(mock('listBuiltProjects').empty()) };
