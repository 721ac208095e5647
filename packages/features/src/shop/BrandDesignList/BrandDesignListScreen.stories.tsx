import { mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandDesignListScreen } from './BrandDesignListScreen.tsx';

const meta = {
  title: 'screens/shop/BrandDesignList',
  component: BrandDesignListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'brand/design-list' },
} satisfies Meta<typeof BrandDesignListScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const list = mock('listBrands');
const told = (handler: ReturnType<typeof list.empty>): Story => ({
  parameters: { msw: { handlers: { listBrands: handler } } },
});

export const Default: Story = {};
export const Loading: Story = told(list.pending());
export const Empty: Story = told(list.empty());
export const ServerError: Story = told(list.error());
export const Offline: Story = told(list.offline());
export const Refetching: Story = told(list.slow(200));
export const LongText: Story = told(list.longText());
