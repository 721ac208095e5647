import { answers, fixtures, mock, unanswered } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { cancelPlanned, takeBack } from '../parts/story-steps.ts';
import type { Screen } from './MyAuctionResultScreen.tsx';
import shown from './MyAuctionResultScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/advertising/MyAuctionResult/flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

let versions: number[] = [];

/** A bid is taken back in two presses, with the version that was seen. */
export const TakesBack: Story = {
  parameters: answers(
    mock('cancelBid').answer(({ body }) => {
      versions.push(body.version);
      return unanswered();
    }),
  ),
  play: async () => {
    versions = [];
    await takeBack();
    await waitFor(() => expect(versions).toEqual([0]));
  },
};

let canceled: number[] = [];

/** A planned bid is taken back in two presses. */
export const CancelsAPlan: Story = {
  parameters: answers(
    mock('listMyBids').answer(fixtures.bidList({ orders: [fixtures.plannedBid()] })),
    mock('cancelBidOrder').answer(({ params }) => {
      canceled.push(params.id);
      return unanswered();
    }),
  ),
  play: async () => {
    canceled = [];
    await cancelPlanned();
    await waitFor(() => expect(canceled).toEqual([fixtures.plannedBid().id]));
  },
};

let said: object[] = [];

/** Sends a dispute of last week's results. */
const dispute: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Khiếu nại kết quả' }));
  const words = await screen.findByRole('textbox', { name: /Điều gì chưa đúng/ });
  await userEvent.type(words, 'Lượt của chúng tôi vào sổ trước.');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi khiếu nại' }));
};

/** The company disputed it on another device, or the time is over: what was written stays. */
export const StatusConflict: Story = {
  parameters: answers(mock('disputeAuction').error(409)),
  play: async (stage) => {
    await dispute(stage);
    await screen.findByText('Dữ liệu vừa thay đổi. Vui lòng tải lại và thử lần nữa.');
    await expect(screen.getByRole('textbox', { name: /Điều gì chưa đúng/ })).toHaveValue(
      'Lượt của chúng tôi vào sổ trước.',
    );
  },
};

/** Last week's results are disputed; what is sent names the week. */
export const Disputes: Story = {
  parameters: answers(
    mock('disputeAuction').answer(({ body }) => {
      said.push(body);
      return fixtures.auctionDispute({ words: body.words });
    }),
  ),
  play: async (stage) => {
    said = [];
    await dispute(stage);
    await waitFor(() =>
      expect(said).toEqual([
        {
          city: fixtures.auctionCity,
          week: fixtures.auctionWeeks.told,
          words: 'Lượt của chúng tôi vào sổ trước.',
        },
      ]),
    );
    await screen.findByText('Đã gửi khiếu nại');
  },
};

const told = (dispute: Parameters<typeof fixtures.auctionDispute>[0]): Story['parameters'] =>
  answers(
    mock('listMyBids').answer(
      fixtures.bidList({
        weeks: fixtures.bidWeeks({
          disputeUntil: null,
          dispute: fixtures.auctionDispute(dispute),
        }),
      }),
    ),
  );

export const DisputeStatusOpen: Story = {
  parameters: told({}),
  play: async ({ canvas }) => {
    await canvas.findByText(/Đã khiếu nại\. Chúng tôi trả lời trước/);
    await expect(canvas.queryByRole('button', { name: 'Khiếu nại kết quả' })).toBeNull();
  },
};
export const DisputeStatusAccepted: Story = {
  parameters: told({ state: 'accepted', decidedAt: '2026-11-18T03:00:00.000Z' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Khiếu nại của bạn đúng/);
  },
};
export const DisputeStatusRejected: Story = {
  parameters: told({
    state: 'rejected',
    answer: 'Lượt đó đến sau giờ đóng.',
    decidedAt: '2026-11-18T03:00:00.000Z',
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Kết quả được giữ nguyên.');
    await canvas.findByText('Lượt đó đến sau giờ đóng.');
  },
};
