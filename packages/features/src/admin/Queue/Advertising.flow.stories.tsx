import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** Places that companies pay for. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Advertising',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is sent without a reason; then the company's places are hidden, and the list is asked anew. */
export const SuspendsAMembership: Story = {
  parameters: {
    path: 'admin/memberships',
    ...answers(
      mock('decideAdMembership').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const button = await canvas.findByRole('button', { name: 'Tạm ngưng quảng cáo' });
    await userEvent.click(button);
    const reason = canvas.getByRole('textbox', { name: /^Lý do/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Giấy phép đã hết hạn');
    await userEvent.click(button);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        action: 'suspend',
        reason: 'Giấy phép đã hết hạn',
        expected_version: 3,
      }),
    );
  },
};

/** What the company reads of its places, staff read in its row; a figure that cannot be read leaves the rest of it. */
export const FiguresOfAMembership: Story = {
  parameters: { path: 'admin/memberships' },
  play: async (context) => {
    const { canvas } = context;
    await unfold(context, 1);
    await canvas.findByText('Từ 05/02/2026 đến 06/03/2026');
    await expect(canvas.getByText('1.640')).toBeVisible();
    await expect(canvas.getByText(/^61 lượt không tính: 30 máy/)).toBeVisible();
  },
};

export const FiguresOfAMembershipFail: Story = {
  parameters: { path: 'admin/memberships', ...answers(mock('readAdMembershipFigures').error()) },
  play: async (context) => {
    const { canvas } = context;
    await unfold(context, 1);
    await canvas.findByRole('button', { name: 'Thử lại' });
    await expect(canvas.getByRole('button', { name: 'Tạm ngưng quảng cáo' })).toBeVisible();
  },
};

/** Nobody has a plan, bids, or has paid; and a month that cannot be read. */
export const MembershipsEmpty: Story = {
  parameters: {
    path: 'admin/memberships',
    ...answers(mock('listAdMemberships').empty()),
  },
};

export const AuctionsEmpty: Story = {
  parameters: { path: 'admin/auctions', ...answers(mock('listAuctions').empty()) },
};

export const AdTakingsEmpty: Story = {
  parameters: { path: 'admin/ad-takings?month=2026-01' },
};

export const AdTakingsFail: Story = {
  parameters: { path: 'admin/ad-takings', ...answers(mock('readAdTakings').error()) },
};

/** A disputed auction: the company's words and bids, the ledger to be played again, and an answer. */
export const AnswersADispute: Story = {
  parameters: {
    path: 'admin/auction-disputes',
    ...answers(
      mock('decideAuctionDispute').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await canvas.findByText(/vào sổ trước giờ đóng/);
    await expect(canvas.getByRole('link', { name: 'Phát lại sổ tuần này' })).toHaveAttribute(
      'href',
      expect.stringContaining('week=2026-11-16'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Duyệt/ }));
    await waitFor(() => expect(sent.mock.calls.length).toBe(1));
    await expect(sent.mock.calls[0]).toMatchObject([{ decision: 'approve', expected_version: 0 }]);
  },
};
export const DisputesDecided: Story = {
  parameters: { path: 'admin/auction-disputes?state=decided' },
  play: async (context) => {
    await unfold(context, 1);
    await context.canvas.findByText(/sau giờ đóng của vị trí hai giây/);
  },
};
export const DisputesEmpty: Story = {
  parameters: { path: 'admin/auction-disputes', ...answers(mock('listAuctionDisputes').empty()) },
  play: async ({ canvas }) => {
    await canvas.findByText('Không còn việc nào chờ');
  },
};
