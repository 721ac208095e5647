import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './CartScreen.tsx';

const meta = {
  title: 'screens/orders/Cart',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'cart' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A line of every kind that cannot be bought as it is, one that became cheaper, one that became dearer. */
export const EveryProblem: Story = {
  parameters: answers(
    mock('readCart').answer(({ language }) => fixtures.cart(language, fixtures.troubledLines)),
  ),
};

/** Nothing is chosen: the button says why it does not go on. */
export const NothingChosen: Story = {
  parameters: answers(
    mock('readCart').answer(({ language }) =>
      fixtures.cart(language, [
        { productId: 1, selected: false },
        { productId: 16, selected: false },
      ]),
    ),
  ),
};

/** A small cart: how much is missing for the coupon. */
export const CouponNotReached: Story = {
  parameters: answers(
    mock('readCart').answer(({ language }) => fixtures.cart(language, [{ productId: 21 }])),
  ),
};

export const OnlyForLater: Story = {
  parameters: answers(
    mock('readCart').answer(({ language }) =>
      fixtures.cart(language, [
        { productId: 5, later: true },
        { productId: 18, later: true, stock: 0 },
      ]),
    ),
  ),
};

export const Empty: Story = {
  parameters: answers(mock('readCart').answer(({ language }) => fixtures.cart(language, []))),
};

export const Loading: Story = { parameters: answers(mock('readCart').pending()) };

export const ServerError: Story = { parameters: answers(mock('readCart').error()) };

export const Offline: Story = {
  parameters: { ...answers(mock('readCart').offline()), ...oneLook },
};

/** Staff have no cart. */
export const Forbidden: Story = {
  parameters: { ...answers(mock('readCart').forbidden()), ...oneLook },
};

export const LongText: Story = { parameters: answers(mock('readCart').longText()) };

/** Designs of a company: their own list and total; one is cheaper than when it was put in. */
export const Designs: Story = { parameters: { path: 'cart?of=designs', ...oneLook } };
