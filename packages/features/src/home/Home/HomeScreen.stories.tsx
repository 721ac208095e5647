import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Screen } from './HomeScreen.tsx';

const meta = {
  title: 'screens/home/Home',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What home asks for, by operation. */
const asked = [
  'listBanners',
  'listCategories',
  'listBestProducts',
  'listTopDesigns',
  'listFurnitureDecor',
  'listInteriorShares',
  'listSimpleDesigns',
  'listArticles',
  'listAlsoLike',
] as const;

function all(state: 'pending' | 'empty' | 'longText' | 'error' | 'offline' | 'rateLimited') {
  return answers(...asked.map((id) => mock(id)[state]()));
}

export const Default: Story = {};

export const Loading: Story = { parameters: all('pending') };

/** Nothing anywhere: parts without content are left out, search and the letter stay. */
export const Empty: Story = { parameters: all('empty') };

/** Each part says so by itself and can be tried again. */
export const ServerError: Story = { parameters: all('error') };

export const Offline: Story = { parameters: all('offline') };

export const RateLimited: Story = { parameters: all('rateLimited') };

export const LongText: Story = { parameters: all('longText') };

/** Two parts fail; the page around them does not notice. */
export const PartlyFailing: Story = {
  parameters: answers(mock('listBestProducts').error(), mock('listArticles').error()),
};

export const WithoutBanners: Story = {
  parameters: answers(mock('listBanners').empty()),
};

const shares = (count: number) =>
  mock('listInteriorShares').answer(({ language }) => ({
    data: {
      items: fixtures.interiorShares(language).slice(0, count),
      meta: { page: 1, limit: 9, total: count, totalPages: 1 },
    },
  }));

/** Eight shared interiors come back: six are shown (D64). */
export const SharesCutToSix: Story = {
  parameters: answers(shares(8)),
};

/** Two come back: both are shown (D64). */
export const SharesTwo: Story = {
  parameters: answers(shares(2)),
};

const best = (count: number) =>
  mock('listBestProducts').answer(({ language }) => ({
    products: [1, 2, 3, 4, 5].slice(0, count).map((id) => fixtures.productCard(id, language)),
  }));

/** Five best products: four on narrow screens, three on wide ones (D63). */
export const BestCutToRows: Story = {
  parameters: answers(best(5)),
};

/** A single one must not vanish (D63). */
export const BestOne: Story = { parameters: answers(best(1)) };

/** The tick is missing and the address is not one: both are said, nothing is sent. */
export const LetterInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'an@');
    const form = canvas.getByRole('textbox').closest('form');
    await userEvent.click(within(form as HTMLElement).getByRole('button'));
  },
};

export const LetterOrdered: Story = {
  play: async ({ canvas, userEvent }) => orderLetter(canvas, userEvent),
};

export const LetterRefused: Story = {
  parameters: answers(mock('subscribeNewsletter').error()),
  play: async ({ canvas, userEvent }) => orderLetter(canvas, userEvent),
};

/** The letter was asked for too often. */
export const StatusRateLimited: Story = {
  parameters: answers(mock('subscribeNewsletter').rateLimited()),
  play: async ({ canvas, userEvent }) => orderLetter(canvas, userEvent),
};

type Context = Parameters<NonNullable<Story['play']>>[0];

async function orderLetter(canvas: Context['canvas'], userEvent: Context['userEvent']) {
  const email = await canvas.findByRole('textbox');
  await userEvent.type(email, 'an.nguyen@hien.example');
  const form = within(email.closest('form') as HTMLElement);
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.click(form.getByRole('button'));
}
