import {
  answers,
  fixtures,
  mock,
  MockFailure,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

let asked: object = {};
const told = mock('readClaimReasons');
const nothing = {
  delivered: 0,
  claimed: 0,
  reasons: [],
  items: [],
  meta: { page: 1, limit: 20, total: 0, totalPages: 0 },
};

/** For which reasons goods come back. The stories’ day is 6 March 2026. */
const meta = {
  title: 'screens/seller/ShopManager/ClaimReasons',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/claim-reasons',
    ...answers(
      told.answer(({ query, language }) => {
        asked = query;
        return fixtures.claimReasons(language);
      }),
    ),
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    asked = {};
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Reasons, the most frequent first, and what helps where pieces stood before a door. */
export const ByReason: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Theo lý do' });
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      /Không lọt cửa hoặc lối vào.*5.*5.*0/,
    );
    await canvas.findByText('“Không lọt cửa”: bạn làm được gì');
    await expect(asked).toMatchObject({ from: '2026-03-01', to: '2026-03-06' });
  },
};

/** Each figure leads to the list of exactly its lines; of none there is no list. */
export const EachFigureIsAList: Story = {
  parameters: { path: 'shop-manager/claim-reasons?span=last-month' },
  play: async ({ canvas }) => {
    const days = 'on=returned&from=2026-02-01&to=2026-02-28';
    const link = async (name: string | RegExp) => canvas.findByRole('link', { name });
    const list = `/vi/shop-manager/order-status?tab=all&${days}`;
    await expect(await link('Không lọt cửa hoặc lối vào, Hoàn tiền: 5')).toHaveAttribute(
      'href',
      `${list}&reason=DOES_NOT_FIT&asked=refund`,
    );
    await expect(
      await link('Sofa ba chỗ Sương, vải lanh màu yến mạch, Không lọt cửa hoặc lối vào: 4'),
    ).toHaveAttribute('href', `${list}&reason=DOES_NOT_FIT&product=1`);
    await expect(await link('Dòng hàng bị yêu cầu hoàn tiền, đổi')).toHaveAttribute('href', list);
    await expect(await link('Dòng hàng đã giao tới')).toHaveAttribute(
      'href',
      `/vi/shop-manager/order-status?tab=all&on=delivered&from=2026-02-01&to=2026-02-28`,
    );
    await expect(
      canvas.queryByRole('link', { name: /Không lọt cửa hoặc lối vào, Đổi hàng/ }),
    ).toBeNull();
  },
};

/** Where a piece did not come in, its measures are a press away; what was removed cannot be edited. */
export const WhatDidNotFit: Story = {
  parameters: { path: 'shop-manager/claim-reasons?span=90-days' },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Xem lại số đo, chân tháo rời' });
    await expect(links.map((one) => one.getAttribute('href'))).toEqual([
      '/vi/shop-manager/upload-item/1?step=basics',
      '/vi/shop-manager/upload-item/7?step=basics',
    ]);
    await canvas.findByText('Đã xóa khỏi gian hàng');
  },
};

/** The time is in the address, and counted in days of Vietnam. */
export const OfLastMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Tháng trước' }));
    await waitFor(() => expect(asked).toMatchObject({ from: '2026-02-01', to: '2026-02-28' }));
    await canvas.findByText('01/02/2026 – 28/02/2026');
    await userEvent.click(canvas.getByRole('link', { name: '90 ngày qua' }));
    await waitFor(() => expect(asked).toMatchObject({ from: '2025-12-07', to: '2026-03-06' }));
  },
};

export const OfAYear: Story = {
  parameters: { path: 'shop-manager/claim-reasons?span=year' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Theo sản phẩm' });
    await expect(asked).toMatchObject({ from: '2025-03-06', to: '2026-03-06' });
  },
};

/** Nothing came back of what arrived, which is said. */
export const NothingCameBack: Story = {
  parameters: answers(told.answer(() => ({ ...nothing, delivered: 12 }))),
  play: async ({ canvas }) => {
    await canvas.findByText('Không có món nào bị trả hay đổi');
    await expect(await canvas.findByText('12')).toBeVisible();
  },
};

/** A page that there is no more leads to the first. */
export const BeyondTheLastPage: Story = {
  parameters: {
    path: 'shop-manager/claim-reasons?page=9',
    ...answers(
      told.answer(({ language }) => ({
        ...fixtures.claimReasons(language),
        items: [],
        meta: { page: 9, limit: 20, total: 4, totalPages: 1 },
      })),
    ),
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /trang đầu/i });
    await expect(link).toHaveAttribute('href', '/vi/shop-manager/claim-reasons');
  },
};

export const Failed: Story = {
  parameters: answers(
    told.answer(() => {
      throw new MockFailure(500);
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Thử lại/ });
  },
};

export const Waits: Story = { parameters: answers(told.pending()) };

/** A reason of tomorrow is told as it is called. */
export const UnknownReason: Story = {
  parameters: answers(
    told.answer(({ language }) => ({
      ...fixtures.claimReasons(language),
      reasons: [{ reason: 'TOO_HEAVY', lines: 2, refund: 2, exchange: 0 }],
    })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('TOO_HEAVY');
    await expect(canvas.queryByText('“Không lọt cửa”: bạn làm được gì')).toBeNull();
  },
};

export const InKorean: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: '사유별' });
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'By reason' });
  },
};
