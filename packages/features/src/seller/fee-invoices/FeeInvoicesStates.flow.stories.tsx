import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/FeeInvoices/States',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/e-invoice',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const months = mock('listSettlements');
const at = (query: string) => ({ path: `shop-manager/e-invoice?${query}` });

/** One a month, each in the state of its month. */
export const Invoices: Story = {};
export const StatusForming: Story = { parameters: { ...at('month=2026-03') } };
export const StatusIssued: Story = { parameters: { ...at('month=2026-02') } };
export const StatusDisputed: Story = { parameters: { ...at('month=2026-01') } };
export const StatusSettled: Story = { parameters: { ...at('month=2025-12') } };

/** A month in which more was taken back than sold: the fee of then is given back. */
const givenBack = answers(
  months.answer(() => ({
    feeBasisPoints: 800,
    items: fixtures.settlementFixtures.map((month) =>
      month.state === 'paid'
        ? {
            ...month,
            sales: 0,
            reversals: -3_000_000,
            fee: -240_000,
            adjustments: 2_760_000,
            payable: 0,
          }
        : month,
    ),
  })),
);
export const StatusGivenBack: Story = {
  parameters: { ...at('month=2025-12'), ...givenBack },
};
export const InvoicesWithAdjustment: Story = { parameters: givenBack };
export const SheetOfAdjustment: Story = {
  parameters: { ...at('month=2025-12&view=print'), ...givenBack },
};

/** For paper, with the amount in words. */
export const Sheet: Story = {
  parameters: { ...at('month=2026-02&view=print') },
};

/** A month that there is no invoice of is said, and all are shown. */
export const UnknownMonth: Story = { parameters: { ...at('month=2019-12') } };

export const InvoicesLoading: Story = { parameters: { ...answers(months.pending()) } };
export const InvoicesEmpty: Story = { parameters: { ...answers(months.empty()) } };
export const InvoicesError: Story = { parameters: { ...answers(months.error()) } };
export const InvoicesForbidden: Story = {
  parameters: { ...answers(months.forbidden()) },
};
export const InvoicesRefetching: Story = {
  parameters: { ...answers(months.refetching()) },
};
/** The sheet names the company: without the shop's data there is none. */
export const SheetNotFound: Story = {
  parameters: {
    ...at('month=2026-02&view=print'),
    ...answers(mock('readShopAccount').error(404)),
  },
};
