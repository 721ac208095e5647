import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Money',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/settlement' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (path: string) => ({ path: `shop-manager/${path}` });

/** What comes next, what runs, and every month in its state. */
export const Months: Story = {};

/** A closed month: its sums add up to the payout, its lines lead to their orders. */
export const ClosedMonth: Story = { parameters: at('settlement?month=2026-02') };

export const DisputedMonth: Story = { parameters: at('settlement?month=2026-01') };

/** What is wrong is said in the shop's words, and the month says so then. */
export const Disputes: Story = {
  parameters: at('settlement?month=2026-02'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Khiếu nại tháng này' }));
    const send = await canvas.findByRole('button', { name: 'Gửi khiếu nại' });
    await userEvent.click(send);
    const words = canvas.getByRole('textbox', { name: /Chỗ nào chưa đúng/ });
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(words, 'Thiếu đơn SO20260214-000707.');
    await userEvent.click(send);
    await screen.findByText('Đã gửi khiếu nại');
  },
};

export const PaidMonth: Story = { parameters: at('settlement?month=2025-12') };

/** A month that the shop has nothing of is said, and all months are shown. */
export const UnknownMonth: Story = {
  parameters: { ...at('settlement?month=2019-12'), ...oneLook },
};

export const MonthsLoading: Story = {
  parameters: { ...answers(mock('listSettlements').pending()), ...oneLook },
};

export const MonthsEmpty: Story = {
  parameters: { ...answers(mock('listSettlements').empty()), ...oneLook },
};

export const MonthsError: Story = {
  parameters: { ...answers(mock('listSettlements').error()), ...oneLook },
};

export const MonthsOffline: Story = {
  parameters: { ...answers(mock('listSettlements').offline()), ...oneLook },
};

export const MonthsForbidden: Story = {
  parameters: { ...answers(mock('listSettlements').forbidden()), ...oneLook },
};

export const MonthsRefetching: Story = {
  parameters: { ...answers(mock('listSettlements').refetching()), ...oneLook },
};

export const MonthLongText: Story = {
  parameters: {
    ...at('settlement?month=2026-01'),
    ...answers(mock('listSettlements').longText(), mock('listTransactions').longText()),
  },
};

/** The lines of a month that do not come leave its sums readable. */
export const LinesError: Story = {
  parameters: { ...at('settlement?month=2026-02'), ...answers(mock('listTransactions').error()) },
};

/** All lines of the last year, with the sums of what is found. */
export const Transactions: Story = { parameters: at('partner-transactions') };

export const TransactionsOfDays: Story = {
  parameters: at('partner-transactions?from=2026-02-01&to=2026-02-28&kind=reversal'),
};

export const NothingFound: Story = { parameters: at('partner-transactions?q=SO1999') };

/** Days that no search goes back to are said, and the whole year is shown. */
export const TooLongAgo: Story = {
  parameters: at('partner-transactions?from=2019-01-01&to=2019-02-01'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/một năm gần đây, từ ngày/)).toBeVisible();
    await expect((await canvas.findAllByText(/^SO2026/)).length).toBeGreaterThan(5);
  },
};

/** A preset is one press, and the days stand in the address. */
export const ThisMonth: Story = {
  parameters: at('partner-transactions'),
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText(/^SO202602/)).length).toBeGreaterThan(2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tháng này' }));
    await waitFor(() => expect(canvas.queryAllByText(/^SO202602/)).toEqual([]));
    await expect(canvas.getAllByText(/^SO202603/).length).toBeGreaterThan(2);
    await expect(canvas.getByLabelText('Từ ngày')).toHaveValue('01/03/2026');
  },
};

export const TransactionsLoading: Story = {
  parameters: { ...at('partner-transactions'), ...answers(mock('listTransactions').pending()) },
};

export const TransactionsEmpty: Story = {
  parameters: { ...at('partner-transactions'), ...answers(mock('listTransactions').empty()) },
};

export const TransactionsError: Story = {
  parameters: { ...at('partner-transactions'), ...answers(mock('listTransactions').error()) },
};

export const TransactionsLongText: Story = {
  parameters: { ...at('partner-transactions'), ...answers(mock('listTransactions').longText()) },
};
