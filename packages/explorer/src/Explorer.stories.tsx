import type { Language } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Explorer } from './Explorer.tsx';
import { clearLink } from './link.ts';

const meta = {
  title: 'business/State machines',
  component: Explorer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // A link belongs to the story it was made in.
  beforeEach: () => clearLink,
  args: { machine: 'item', language: 'vi' },
  argTypes: { language: { control: false } },
  render: (args, { globals }) => <Explorer {...args} language={globals.language as Language} />,
} satisfies Meta<typeof Explorer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShopItem: Story = { args: { machine: 'item' } };
export const ShopItemUnderRefund: Story = {
  args: { machine: 'item', state: 'refund_requested', by: 'seller' },
};
export const DesignOrder: Story = { args: { machine: 'design-order' } };
export const PaymentAttempt: Story = { args: { machine: 'payment-attempt' } };
export const MoneyReturn: Story = { args: { machine: 'money-return' } };
export const TopUp: Story = { args: { machine: 'top-up' } };
export const SellerItem: Story = { args: { machine: 'seller-item' } };
export const Promotion: Story = { args: { machine: 'promotion' } };
export const AuctionBid: Story = { args: { machine: 'bid' } };
export const Membership: Story = { args: { machine: 'membership' } };
export const Points: Story = { args: { machine: 'points' } };
export const Coupon: Story = { args: { machine: 'coupon' } };
export const Settlement: Story = { args: { machine: 'settlement' } };
export const RedBill: Story = { args: { machine: 'red-bill' } };
export const Session: Story = { args: { machine: 'session' } };
export const Verification: Story = { args: { machine: 'verification' } };
export const BusinessUpgrade: Story = { args: { machine: 'business-upgrade' } };
export const Partner: Story = { args: { machine: 'partner' } };
export const AccountStanding: Story = { args: { machine: 'standing' } };
export const Terms: Story = { args: { machine: 'terms' } };
export const Question: Story = { args: { machine: 'question' } };
export const Inbox: Story = { args: { machine: 'inbox' } };
export const Review: Story = { args: { machine: 'review' } };
export const Project: Story = { args: { machine: 'project' } };
