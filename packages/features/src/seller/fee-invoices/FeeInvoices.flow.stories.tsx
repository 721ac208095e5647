import { signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/FeeInvoices/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/e-invoice',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the list to the month's invoice, to paper, and to the month itself; net and tax are what the month's statement took. */
export const LeadsToPaper: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Tháng 2, 2026' }));
    await expect(
      await canvas.findByRole('link', { name: 'Xem tháng này trong đối soát' }),
    ).toHaveAttribute('href', '/vi/shop-manager/settlement?month=2026-02');
    await expect(canvas.getByText('PH202602-000021')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Xem bản in' }));
    const sheet = within(await canvas.findByRole('article', { name: 'Hóa đơn phí dịch vụ' }));
    await expect(sheet.getByText('Công ty TNHH Hiên Mộc')).toBeVisible();
    await expect(sheet.getByText(/^Bằng chữ: .+ đồng/)).toBeVisible();
  },
};
