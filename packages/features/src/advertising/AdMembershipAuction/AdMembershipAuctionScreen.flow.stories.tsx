import { answers, fixtures, MockFailure, mock, mockStream, unanswered } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { orderNow } from '../parts/story-steps.ts';
import type { Screen } from './AdMembershipAuctionScreen.tsx';
import shown from './AdMembershipAuctionScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/advertising/AdMembershipAuction/flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

let sent: object[] = [];

/** From the board to a slot's form; what is sent says the slot and the amount, once. */
export const Bids: Story = {
  parameters: answers(
    mock('placeBid').answer(({ body }) => {
      sent.push(body);
      // The page stays: leaving it is the journey's.
      return unanswered();
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    sent = [];
    await userEvent.click(await canvas.findByRole('link', { name: /Đặt giá.*Vị trí 4/ }));
    const amount = await canvas.findByLabelText(/^Số tiền/);
    await expect(amount).toHaveValue('501.000');
    await userEvent.clear(amount);
    await userEvent.type(amount, '620000');
    await expect(canvas.getByText(/Bạn chỉ trúng được một vị trí/)).toBeVisible();
    await orderNow();
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({
      city: fixtures.auctionCity,
      week: fixtures.auctionWeeks.open,
      slot: 4,
      amount: 620_000,
      method: 'VA',
      terms: true,
    });
  },
};

/** From the week that opens next to a plan; what is sent names that week. */
export const PlansABid: Story = {
  parameters: answers(
    mock('placeBid').answer(({ body }) => {
      sent.push(body);
      return unanswered();
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    sent = [];
    await userEvent.selectOptions(
      await canvas.findByLabelText('Tuần quảng cáo'),
      fixtures.auctionWeeks.later,
    );
    await expect(await canvas.findByText(/Lên lịch đặt giá cho phiên chưa mở/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: /Lên lịch.*Vị trí 4/ }));
    const amount = await canvas.findByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '620000');
    await orderNow();
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({
      week: fixtures.auctionWeeks.later,
      slot: 4,
      amount: 620_000,
    });
  },
};

const later = `ad-membership/auction?city=${fixtures.auctionCity}&week=${fixtures.auctionWeeks.later}`;

/** The form of a plan says when it is placed and until when it is paid. */
export const Plan: Story = {
  parameters: { path: `${later}&slot=3` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /Lên lịch đặt giá vị trí 3/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/Bạn có 3 ngày để thanh toán/)).toBeVisible();
  },
};

/** One plan is paid, another waits for its money: neither slot is offered again. */
export const Planned: Story = {
  parameters: {
    path: later,
    ...answers(
      mock('readAuction').answer(
        fixtures.auction({
          week: fixtures.auctionWeeks.later,
          bidder: {
            left: 1,
            orders: [
              fixtures.plannedBid(),
              fixtures.bidOrder({ id: 8, week: fixtures.auctionWeeks.later, slot: 4 }),
            ],
          },
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Đã lên lịch: vị trí 2/)).toBeVisible();
    await expect(canvas.getByText(/chờ thanh toán/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Lên lịch.*Vị trí [24]$/ })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /Lên lịch.*Vị trí/ })).toHaveLength(8);
  },
};

/** The amount that was typed is there again when its slot is, and is no other slot's. */
export const AnAmountTypedStays: Story = {
  beforeEach: () => () => sessionStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    const open = async (slot: number) => {
      await userEvent.click(
        await canvas.findByRole('link', { name: new RegExp(`Đặt giá.*Vị trí ${slot}`) }),
      );
      return canvas.findByLabelText(/^Số tiền/);
    };
    const amount = await open(4);
    await userEvent.clear(amount);
    await userEvent.type(amount, '620000');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('620000'));
    await userEvent.click(canvas.getByRole('link', { name: 'Về mười vị trí' }));
    await expect(await open(5)).not.toHaveValue('620.000');
    await userEvent.click(canvas.getByRole('link', { name: 'Về mười vị trí' }));
    const again = await open(4);
    await waitFor(() => expect(again).toHaveValue('620.000'));
  },
};

/** Too little, or no whole thousands, is told at the amount before anything is sent. */
export const TooLow: Story = {
  parameters: { path: `ad-membership/auction?city=${fixtures.auctionCity}&slot=1` },
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '2450000');
    await orderNow();
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(amount).toHaveAccessibleDescription(/cao hơn giá cao nhất/);
  },
};

/** Overtaken while the form was open: told at the amount, which stays as it was typed. */
export const Overtaken: Story = {
  parameters: {
    path: `ad-membership/auction?city=${fixtures.auctionCity}&slot=4`,
    ...answers(
      mock('placeBid').answer(() => {
        throw new MockFailure(422, { fields: [{ field: 'amount', code: 'BID_TOO_LOW' }] });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText(/^Số tiền/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '620000');
    await orderNow();
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(amount).toHaveValue('620.000');
  },
};

const stream = mockStream();
let risen = false;

/** A bid of somebody else stands there at once, and is told to who listens. */
export const ToldOfABid: Story = {
  parameters: {
    msw: {
      handlers: {
        auctionLive: stream.auctionLive,
        readAuction: mock('readAuction').answer(() => {
          const auction = fixtures.auction();
          const slots = auction.slots.map((slot) =>
            slot.slot === 4 ? { ...slot, highest: 9_900_000, least: 9_901_000 } : slot,
          );
          return risen ? { ...auction, slots } : auction;
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    risen = false;
    await canvas.findByRole('link', { name: /Đặt giá.*Vị trí 4/ });
    await expect(canvas.queryByText('9.900.000 đ')).toBeNull();
    risen = true;
    stream.tell('2026-11-23.12');
    await expect(await canvas.findByText('9.900.000 đ')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/9\.900\.000/));
  },
};
