import { mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerShopDetailScreen } from './BannerShopDetailScreen.tsx';

const meta = {
  title: 'screens/content/BannerShopDetail',
  component: BannerShopDetailScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'banner-shop-detail' },
} satisfies Meta<typeof BannerShopDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const page = mock('getBanner');
const told = (handler: ReturnType<typeof page.empty>): Story => ({
  parameters: { msw: { handlers: { getBanner: handler } } },
});

export const Default: Story = {};
export const Loading: Story = told(page.pending());
/** No campaign runs. */
export const Empty: Story = {
  parameters: { msw: { handlers: { listBanners: mock('listBanners').empty() } } },
};
export const NotFound: Story = told(page.notFound());
export const ServerError: Story = told(page.error());
export const Offline: Story = told(page.offline());
export const Refetching: Story = told(page.slow(200));
export const LongText: Story = told(page.longText());
