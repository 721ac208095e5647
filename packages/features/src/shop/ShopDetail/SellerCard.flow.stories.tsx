import { fixtures } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SellerCard } from './SellerCard.tsx';

const seller = fixtures.productDetail(1, 'vi').seller;

const meta = {
  title: 'screens/shop/ShopDetail/SellerCard',
  component: SellerCard,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { chromatic: { disableSnapshot: true } },
  args: { seller: { ...seller, verifiedAt: '2025-10-03T03:00:00Z' } },
} satisfies Meta<typeof SellerCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The day on which staff saw the shop’s papers. */
export const Verified: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giấy tờ được Hiên xác minh ngày 03/10/2025')).toBeVisible();
  },
};

/** Nobody saw them: no day, and what follows from it. */
export const Unverified: Story = {
  args: { seller: { ...seller, verifiedAt: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Giấy tờ chưa được xác minh/u)).toBeVisible();
    await expect(canvas.queryByText(/Giấy tờ được Hiên xác minh/u)).toBeNull();
  },
};
