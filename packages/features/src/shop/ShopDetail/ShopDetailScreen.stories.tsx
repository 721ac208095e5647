import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { Screen } from './ShopDetailScreen.tsx';

const meta = {
  title: 'screens/shop/ShopDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-detail/1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutDiscount: Story = { parameters: { path: 'shop-detail/2' } };

export const StatusSoldOut: Story = { parameters: { path: 'shop-detail/18' } };

export const MadeToOrder: Story = { parameters: { path: 'shop-detail/8' } };

export const OneStarReviews: Story = { parameters: { path: 'shop-detail/1?stars=1' } };

export const WithoutReviews: Story = { parameters: { path: 'shop-detail/24' } };

export const Loading: Story = {
  parameters: answers(mock('getProduct').pending()),
};

/** The product is there, everything beside it is still on its way. */
export const NeighboursLoading: Story = {
  parameters: answers(
    mock('listReviews').pending(),
    mock('listQuestions').pending(),
    mock('listAlsoLike').pending(),
  ),
};

/** What fails beside the product fails alone. */
export const NeighboursFailed: Story = {
  parameters: answers(
    mock('listReviews').error(),
    mock('listQuestions').offline(),
    mock('listAlsoLike').error(),
  ),
};

/** Nothing beside it: no reviews, no questions, nothing alike. */
export const Empty: Story = {
  parameters: answers(
    mock('listReviews').empty(),
    mock('listQuestions').empty(),
    mock('listAlsoLike').empty(),
  ),
};

export const NotFound: Story = { parameters: { path: 'shop-detail/999999' } };

/** Such an id cannot be: the answer needs no server. */
export const MalformedId: Story = { parameters: { path: 'shop-detail/abc', sameAs: 'NotFound' } };

export const ServerError: Story = {
  parameters: answers(mock('getProduct').error()),
};

export const Offline: Story = {
  parameters: { ...answers(mock('getProduct').offline()), ...oneLook },
};

/** Only the one-star reviews are wanted: those before stay, stepped back, until they come. */
export const Refetching: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { level: 1 });
    const find = () =>
      canvas.queryAllByRole('link').find((link) => link.getAttribute('href')?.includes('stars=1'));
    const oneStar = await waitFor(() => find() ?? Promise.reject(new Error('No histogram yet')));
    msw.use(mock('listReviews').pending());
    await userEvent.click(oneStar);
  },
};

export const LongText: Story = {
  parameters: answers(
    mock('getProduct').longText(),
    mock('listReviews').longText(),
    mock('listQuestions').longText(),
  ),
};
