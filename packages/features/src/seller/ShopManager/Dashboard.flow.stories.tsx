import type { RedBillList, SellerItemList, ShopQuestionList } from '@hien/api';
import {
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
  unanswered,
  usualAnswer,
} from '@hien/api/testing';
import { claimTabs, sellerTabs } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from './ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Dashboard',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/dashboard',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = mock('readShopDashboard');
const { shopDashboard } = fixtures;
const href = (path: string) => expect.stringMatching(new RegExp(`${path}$`));

let triesLeft = 0;
/** Fails once, and is never answered when it is asked again. */
const failsOnce = {
  beforeEach: () => {
    triesLeft = 1;
  },
  answer: (): Promise<never> => {
    triesLeft -= 1;
    if (triesLeft >= 0) throw new MockFailure(503);
    return unanswered();
  },
};

/** Of what is written one list cannot be had: it is said, the other stands, and a press tries again where it was pressed. */
export const SaysThatAnswersFailed: Story = {
  beforeEach: failsOnce.beforeEach,
  parameters: answers(
    mock('listShopQuestions').answer(async ({ query }) =>
      query.limit === 1
        ? ((await usualAnswer('listShopQuestions')) as ShopQuestionList)
        : failsOnce.answer(),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const name = 'Hóa đơn và câu trả lời';
    const part = await canvas.findByRole('heading', { name });
    const box = within(part.parentElement as HTMLElement);
    const again = await box.findByRole('button', { name: /Thử lại/ });
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    await expect(again).toHaveFocus();
    await expect(box.getAllByRole('link').length).toBeGreaterThan(0);
  },
};

/** A part that is asked for again keeps its place, its words and the focus until there is an answer. */
export const FiguresAskedForAgain: Story = {
  beforeEach: failsOnce.beforeEach,
  parameters: answers(told.answer(() => failsOnce.answer())),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: /Thử lại/ });
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    await expect(again).toHaveFocus();
  },
};

let isHeld = false;
let tellLate = () => {};

/** A late invoice stands first: until its list has come, nothing of what is written is shown, so that nothing of it moves. */
export const WrittenWaitsForItsLists: Story = {
  beforeEach: () => {
    isHeld = false;
  },
  parameters: answers(
    mock('listRedBills').answer(async ({ query }) => {
      const usual = (await usualAnswer('listRedBills')) as RedBillList;
      const one = (changed: { id: number; company: string; until: string }) => ({
        ...usual,
        items: usual.items.slice(0, 1).map((bill) => ({ ...bill, ...changed })),
      });
      if (query.tab !== 'overdue')
        return one({ id: 8, company: 'Công ty Sớm', until: '2026-12-31T00:00:00.000Z' });
      await new Promise<void>((resolve) => {
        tellLate = resolve;
        isHeld = true;
      });
      return one({ id: 9, company: 'Công ty Muộn', until: '2025-12-31T00:00:00.000Z' });
    }),
    mock('listShopQuestions').empty(),
  ),
  play: async ({ canvas }) => {
    // It watches from the start: as long as all that is waited for below.
    const found = canvas.findByRole(
      'heading',
      { name: 'Hóa đơn và câu trả lời' },
      { timeout: 30_000 },
    );
    await waitFor(() => expect(isHeld).toBe(true));
    await canvas.findAllByRole('link', { name: /^Hóa đơn VAT ·/ });
    // Long enough for what has come to be drawn, were it drawn.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    tellLate();
    await canvas.findByRole('link', { name: 'Xuất hóa đơn cho Công ty Muộn' });
    await expect(await found).toBeInTheDocument();
  },
};

/** Each figure leads to the list of its day, and says as of when it is. */
export const FiguresLeadToTheirLists: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^Số liệu tính đến .*08:00/);
    for (const [label, path] of [
      ['Dòng hàng đặt ngày 05/03/2026', 'order-status\\?tab=all&from=2026-03-05&to=2026-03-05'],
      [
        'Dòng hàng có yêu cầu ngày 05/03/2026',
        'order-status\\?tab=all&on=claimed&from=2026-03-05&to=2026-03-05',
      ],
      [
        'Doanh thu xác nhận ngày 05/03/2026',
        'partner-transactions\\?kind=sale&from=2026-03-05&to=2026-03-05',
      ],
    ] as const)
      await expect(canvas.getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute(
        'href',
        href(path),
      );
    const table = within(await canvas.findByRole('table', { name: 'Số liệu từng ngày' }));
    const day = within(table.getByRole('row', { name: /04\/03\/2026/ }));
    await expect(
      day.getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).search),
    ).toEqual([
      '?tab=all&from=2026-03-04&to=2026-03-04',
      '?tab=all&on=claimed&from=2026-03-04&to=2026-03-04',
      '?kind=sale&from=2026-03-04&to=2026-03-04',
    ]);
  },
};

/** A queue's figure is that of one tab, not of several together. */
export const QueuesLeadToTheirTabs: Story = {
  parameters: answers(told.pending()),
  play: async ({ canvas }) => {
    const lists = await canvas.findAllByRole('list');
    await expect(lists.length).toBeGreaterThan(0);
    for (const [label, path] of [
      ['Đơn mới', 'order-status\\?tab=new_order'],
      ['Câu hỏi chờ trả lời', 'qna\\?tab=unanswered'],
      ['Hóa đơn VAT ·', 'red-bill\\?tab=waiting'],
      ['Hoàn tiền ·', 'refund\\?tab=requested'],
    ] as const)
      await expect(
        (await canvas.findAllByRole('link', { name: new RegExp(`^${label}`) })).map((link) =>
          link.getAttribute('href'),
        ),
      ).toContainEqual(href(path));
  },
};

/** A shop of today. */
export const NoFigures: Story = {
  parameters: answers(told.answer({ asOf: null, days: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Chưa có số liệu');
  },
};
/** One day, and nothing happened on it: nothing to lead to. */
export const QuietDay: Story = {
  parameters: answers(
    told.answer({
      ...shopDashboard,
      days: [{ day: '2026-03-05', ordered: 0, claims: 0, sold: 0, sales: 0 }],
    }),
  ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Số liệu từng ngày' }));
    await expect(table.queryByRole('link')).toBeNull();
  },
};
export const FiguresError: Story = { parameters: answers(told.error(500)) };
export const FiguresForbidden: Story = { parameters: answers(told.forbidden()) };

let asked: object = {};

const none = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
const nothing: SellerItemList = {
  items: [],
  meta: { page: 1, limit: 20, total: 0, totalPages: 0 },
  counts: none(sellerTabs),
  claims: { cancel: none(claimTabs), refund: none(claimTabs), exchange: none(claimTabs) },
};

/** The list of a figure asks for its day, says so, and leads out of it. */
export const LinesOfADay: Story = {
  parameters: {
    path: 'shop-manager/order-status?tab=all&on=claimed&from=2026-03-05&to=2026-03-05',
    ...answers(
      mock('listSellerItems').answer(({ query }) => {
        if (query.limit !== 1 && query.waiting !== true) asked = query;
        return nothing;
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/yêu cầu hủy, hoàn tiền hoặc đổi hàng gửi ngày 05\/03\/2026/);
    await waitFor(() =>
      expect(asked).toMatchObject({ from: '2026-03-05', to: '2026-03-05', on: 'claimed' }),
    );
    await expect(canvas.getByRole('link', { name: 'Xem mọi ngày' })).toHaveAttribute(
      'href',
      href('order-status\\?tab=all'),
    );
  },
};

/** When nothing waits for the shop, the next deadline is said: what others have to do until when. */
export const NextDeadlineAtOthers: Story = {
  parameters: answers(
    told.pending(),
    mock('listSellerItems').answer(async ({ query }) => {
      if (query.tab !== 'delivering') return nothing;
      const usual = (await usualAnswer('listSellerItems')) as SellerItemList;
      const sent = usual.items.find(({ item }) => item.state === 'delivering');
      if (sent === undefined) throw new Error('nothing is on its way');
      const until = '2026-03-09T03:00:00.000Z';
      return {
        ...nothing,
        items: [{ ...sent, item: { ...sent.item, next: { ...sent.item.next, until } } }],
      };
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Hạn kế tiếp: .*09\/03\/2026/);
  },
};

/** Invoices and answers stand among what is to be done, the most urgent first. */
export const AnswersAndInvoices: Story = {
  parameters: answers(told.pending(), mock('listSettlements').pending()),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('heading', { name: 'Hóa đơn và câu trả lời' });
    await expect(list).toBeVisible();
    const links = canvas.getAllByRole('link', { name: /^(Xuất hóa đơn cho|Trả lời câu hỏi về) / });
    await expect(links.length).toBeGreaterThan(1);
  },
};
