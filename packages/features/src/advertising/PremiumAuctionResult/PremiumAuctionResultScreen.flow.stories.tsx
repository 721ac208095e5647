import {
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
  unanswered,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { voidFirst } from '../parts/story-steps.ts';
import type { Screen } from './PremiumAuctionResultScreen.tsx';
import shown from './PremiumAuctionResultScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/advertising/PremiumAuctionResult/flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const playAgain = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Chạy lại tuần này' }));

/** The browser comes to the published results, slot by slot. */
export const PlaysAgain: Story = {
  play: async (stage) => {
    await playAgain(stage);
    const { canvas } = stage;
    await expect(await canvas.findByText(/dòng khớp với nhau/)).toBeVisible();
    await expect(canvas.getByText('Chạy lại ra đúng kết quả đã công bố')).toBeVisible();
    await expect(canvas.getByText('Tên công ty khớp với ký hiệu trong sổ')).toBeVisible();
    await expect(
      canvas.getByText(/^650\.000\sđ, Minh Khôi Decor: chủ đã có vị trí khác$/),
    ).toBeVisible();
  },
};

/** A winner who was put in afterwards: the chain breaks, and the rules come to somebody else. */
export const Forged: Story = {
  parameters: answers(
    mock('readAuctionLedger').answer(async () => {
      const ledger = await fixtures.auctionLedger();
      const entries = ledger.entries.map((entry) =>
        entry.n === 4 ? { ...entry, amount: 9_000_000 } : entry,
      );
      return { ...ledger, entries };
    }),
  ),
  play: async (stage) => {
    await playAgain(stage);
    const { canvas } = stage;
    await expect(await canvas.findByText('Dòng 4 không khớp với dòng trước')).toBeVisible();
    await expect(canvas.getByText(/không phải là điều quy tắc cho ra/)).toBeVisible();
  },
};

let sent: object[] = [];

/** Staff take a bid out with a reason; what is sent says which. */
export const Voids: Story = {
  parameters: {
    path: `premium-auction-result?city=${fixtures.auctionCity}&week=${fixtures.auctionWeeks.open}`,
    ...answers(
      mock('voidBid').answer(({ body }) => {
        sent.push(body);
        return unanswered();
      }),
    ),
  },
  beforeEach: () => {
    signInForStory('admin');
    return signOutForStory;
  },
  play: async () => {
    sent = [];
    await voidFirst();
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({ bid: 2, reason: 'Giấy phép đã hết hạn.' });
  },
};
