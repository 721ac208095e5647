import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { doAct } from '../../shared/red-bill/story-steps.ts';
import { Screen } from './ShopManagerRedbillDetailScreen.tsx';

let sent: unknown[] = [];

const meta = {
  title: 'screens/seller/ShopManagerRedbillDetail/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/redbill-detail/750',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent = [];
    sessionStorage.clear();
    signInForStory('partner');
    return () => {
      sessionStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const takesIt = mock('sendRedBillEvent').answer(({ body, language }) => {
  sent.push(body);
  const [bill] = fixtures.billFixtures;
  if (bill === undefined) throw new Error('no invoice');
  return fixtures.billDetail(bill, 'seller', language);
});

/** Number and version of what was looked at are sent once, and the dialog closes with a word. */
export const IssuesOnce: Story = {
  parameters: answers(takesIt),
  play: async (context) => {
    await doAct(context, /^Xuất hóa đơn$/, ['  1C26TNM-0000421 ']);
    await screen.findByText('Đã cập nhật hóa đơn');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toMatchObject([
      { event: 'issue', number: '1C26TNM-0000421', expectedVersion: 1 },
    ]);
  },
};

/** A late one is not issued by its shop: its number goes to staff. */
export const SendsALateNumber: Story = {
  parameters: { ...answers(takesIt), path: 'shop-manager/redbill-detail/804' },
  play: async (context) => {
    await expect(context.canvas.queryByRole('button', { name: 'Xuất hóa đơn' })).toBeNull();
    await doAct(context, /^Gửi số hóa đơn$/, ['1C26TNM-0000390']);
    await screen.findByText('Đã cập nhật hóa đơn');
    await expect(sent).toMatchObject([
      { event: 'send-number', number: '1C26TNM-0000390', expectedVersion: 2 },
    ]);
  },
};

/** One that was sent wrongly is mended from what was sent. */
export const MendsWhatWasSent: Story = {
  parameters: { ...answers(takesIt), path: 'shop-manager/redbill-detail/803' },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Gửi số hóa đơn' }));
    const field = await screen.findByRole('textbox', { name: /Số hóa đơn/ });
    await expect(field).toHaveValue('1C26TNM-0000380');
  },
};

/** Without a number nothing is sent. */
export const AsksForTheNumber: Story = {
  play: async (context) => {
    await doAct(context, /^Xuất hóa đơn$/, []);
    await screen.findAllByText('Vui lòng nhập số hóa đơn');
    await expect(sent).toEqual([]);
  },
};

/** The navigation counts what the shop has to issue, late or not, or adjust, not what waits for its buyer or staff; issuing takes one off. */
export const CountsWhatWaits: Story = {
  parameters: answers(
    mock('listRedBills').answer(() => ({
      items: [],
      meta: { page: 1, limit: 1, total: 32, totalPages: 32 },
      counts: {
        waiting: 3 - sent.length,
        correction: 6,
        overdue: 4,
        sent: 5,
        issued: 11,
        to_adjust: 2,
        adjusted: 1,
        replaced: 0,
        void: 0,
      },
    })),
    takesIt,
  ),
  play: async (context) => {
    await context.canvas.findByRole('link', { name: /^Hóa đơn VAT\s*9$/ });
    await doAct(context, /^Xuất hóa đơn$/, ['1C26TNM-0000421']);
    // The page is out of reach of roles until the dialog has closed.
    await context.canvas.findByRole('link', { name: /^Hóa đơn VAT\s*8$/ });
  },
};
