import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './BannerDetailScreen.tsx';

const meta = {
  title: 'screens/content/BannerDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'banner-detail/4' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
const page = mock('getBanner');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(page.pending()) };
/** A banner without products. */
export const Empty: Story = { parameters: answers(page.empty()) };
export const NotFound: Story = { parameters: { path: 'banner-detail/1' } };
export const MalformedId: Story = { parameters: { path: 'banner-detail/abc' } };
export const ServerError: Story = { parameters: answers(page.error()) };
export const Offline: Story = { parameters: { ...answers(page.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(page.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(page.longText()) };
