import { mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerDetailScreen } from './BannerDetailScreen.tsx';

const meta = {
  title: 'screens/content/BannerDetail',
  component: BannerDetailScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'banner-detail/4' },
} satisfies Meta<typeof BannerDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const page = mock('getBanner');
const told = (handler: ReturnType<typeof page.empty>): Story => ({
  parameters: { msw: { handlers: { getBanner: handler } } },
});

export const Default: Story = {};
export const Loading: Story = told(page.pending());
/** A banner without products. */
export const Empty: Story = told(page.empty());
export const NotFound: Story = { parameters: { path: 'banner-detail/1' } };
export const MalformedId: Story = { parameters: { path: 'banner-detail/abc' } };
export const ServerError: Story = told(page.error());
export const Offline: Story = told(page.offline());
export const Refetching: Story = told(page.slow(200));
export const LongText: Story = told(page.longText());
