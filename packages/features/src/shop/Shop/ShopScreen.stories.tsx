import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ShopScreen.tsx';

const meta = {
  title: 'screens/shop/Shop',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Category: Story = { parameters: { path: 'shop?category=6' } };

/** “den” finds “đèn” first, then “đen”. */
export const Searching: Story = { parameters: { path: 'shop?q=den' } };

export const Filtered: Story = {
  parameters: { path: 'shop?brand=2,7&priceFrom=500000&priceTo=30000000&inStock=1&sort=price-asc' },
};

export const Loading: Story = {
  parameters: answers(mock('listProducts').pending()),
};

export const Empty: Story = {
  parameters: {
    path: 'shop?q=tàu+vũ+trụ',
    ...answers(mock('listProducts').empty()),
  },
};

export const BeyondLastPage: Story = { parameters: { path: 'shop?page=99' } };

export const ServerError: Story = {
  parameters: answers(mock('listProducts').error()),
};

export const Offline: Story = {
  parameters: { ...answers(mock('listProducts').offline()), ...oneLook },
};

export const RateLimited: Story = {
  parameters: answers(mock('listProducts').rateLimited()),
};

/** The list before stays, stepped back, while the next one is on its way. */
export const Refetching: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const [inStock] = await canvas.findAllByRole('checkbox', { hidden: true });
    msw.use(mock('listProducts').pending());
    if (inStock) await userEvent.click(inStock);
  },
};

/** Asked again when the connection came back, and failed: the list stays, with a word about it and a way to try again. */
export const RefetchFailed: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findAllByRole('article');
    msw.use(mock('listProducts').error());
    globalThis.dispatchEvent(new Event('offline'));
    globalThis.dispatchEvent(new Event('online'));
    await canvas.findByRole('alert');
  },
};

export const LongText: Story = {
  parameters: answers(mock('listProducts').longText()),
};

/** Narrow screens: filters in a sheet, with the number of products on its button. */
export const FiltersOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { modes: { phone: { viewport: 'phone' } } } },
  play: async ({ canvas, userEvent }) => {
    const button = (await canvas.findAllByRole('button', { hidden: true })).find(
      (one) => one.getAttribute('aria-haspopup') === 'dialog',
    );
    if (button && button.offsetParent) await userEvent.click(button);
  },
};

/** A set of the home page with its own pieces. */
export const Set: Story = { parameters: { path: 'shop?set=1' } };

/** One piece is sold out: what is left is said on the button, what stays behind below it. */
export const SetWithoutOne: Story = { parameters: { path: 'shop?set=2' } };

export const SetLoading: Story = {
  parameters: { path: 'shop?set=1', ...answers(mock('getDecorSet').pending()) },
};

export const SetNotFound: Story = { parameters: { path: 'shop?set=999' } };

export const SetServerError: Story = {
  parameters: { path: 'shop?set=1', ...answers(mock('getDecorSet').error()) },
};

export const SetLongText: Story = {
  parameters: { path: 'shop?set=1', ...answers(mock('getDecorSet').longText()) },
};
