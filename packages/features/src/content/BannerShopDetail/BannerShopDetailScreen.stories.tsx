import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './BannerShopDetailScreen.tsx';

const meta = {
  title: 'screens/content/BannerShopDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'banner-shop-detail' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
const page = mock('getBanner');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(page.pending()) };
/** No campaign runs. */
export const Empty: Story = {
  parameters: answers(mock('listBanners').empty()),
};
export const NotFound: Story = { parameters: answers(page.notFound()) };
export const ServerError: Story = { parameters: answers(page.error()) };
export const Offline: Story = { parameters: { ...answers(page.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(page.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(page.longText()) };
