import {
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

let files: Blob[] = [];
const { createObjectURL } = URL;

const meta = {
  title: 'screens/seller/ShopManager/Money/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/settlement?month=2026-02',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    files = [];
    URL.createObjectURL = (blob: Blob) => {
      files.push(blob);
      return createObjectURL.call(URL, blob);
    };
    signInForStory('partner');
    return () => {
      URL.createObjectURL = createObjectURL;
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All lines of the month, not those of the page alone, each with the number of its order. */
export const TakesTheLinesDown: Story = {
  play: async ({ canvas, userEvent }) => {
    const said = await canvas.findAllByText(/^SO202602/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tải CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [heads = '', ...lines] = ((await files[0]?.text()) ?? '').trim().split('\r\n');
    await expect(heads.replace('\uFEFF', '').split(';')[3]).toBe('Mã đơn');
    await expect(lines.length).toBeGreaterThanOrEqual(said.length);
    await expect(lines.every((line) => line.includes(';2026-02;'))).toBe(true);
  },
};

/** Lines that cannot be read are said, and nothing is saved. */
export const SaysThatItCouldNot: Story = {
  parameters: answers(
    mock('listTransactions').answer(({ query }) => {
      if (query.limit === 100) throw new MockFailure(503);
      return {
        items: [],
        meta: { page: 1, limit: 20, total: 3, totalPages: 1 },
        totals: {
          sale: 1,
          reversal: 0,
          delivery: 0,
          'vat-withheld': 0,
          'pit-withheld': 0,
          penalty: 0,
          adjustment: 0,
        },
      };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tải Excel' }));
    await screen.findByText(/Chưa tải được các khoản tiền/);
    await expect(files).toEqual([]);
  },
};

/** Of a household tax is withheld: a part of the statement with its law, and payout and parts add up. */
export const TaxOfAHousehold: Story = {
  parameters: answers(
    mock('listSettlements').answer(() => ({
      feeBasisPoints: 800,
      items: fixtures.settlementFixtures.map((month) => ({
        ...month,
        vatWithheld: -223_500,
        pitWithheld: -111_750,
        payable: month.payable - 335_250,
      })),
    })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Thuế VAT khấu trừ');
    await expect(canvas.getByText('Thuế TNCN khấu trừ')).toBeVisible();
    await expect(canvas.getByText(/^Hiên nộp thay bạn theo Nghị định 117\/2025/)).toBeVisible();
    await expect(canvas.getByText(/111\.750/)).toBeVisible();
  },
};

/** What was disputed before the last time, and what was found about it, stays readable. */
export const EarlierDisputesStay: Story = {
  parameters: { path: 'shop-manager/settlement?month=2026-01' },
  play: async ({ canvas }) => {
    const before = await canvas.findByRole('region', { name: 'Khiếu nại trước đây' });
    await expect(within(before).getByText(/^Thiếu phí lắp đặt/)).toBeVisible();
    await expect(within(before).getByText(/^Phí lắp đặt nằm ở dòng giao hàng/)).toBeVisible();
    await expect(within(before).queryByText(/96\.000/)).toBeNull();
    await expect(canvas.getByText(/^Khoản phạt 96\.000/)).toBeVisible();
  },
};
