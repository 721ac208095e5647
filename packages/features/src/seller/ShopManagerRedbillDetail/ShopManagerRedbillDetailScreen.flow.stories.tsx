import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
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

/** Number and version of what was looked at are sent once, and the dialog closes with a word. */
export const IssuesOnce: Story = {
  parameters: answers(
    mock('sendRedBillEvent').answer(({ body, language }) => {
      sent.push(body);
      const [bill] = fixtures.billFixtures;
      if (bill === undefined) throw new Error('no invoice');
      return fixtures.billDetail(bill, 'seller', language);
    }),
  ),
  play: async (context) => {
    await doAct(context, /^Xuất hóa đơn$/, ['  1C26TNM-0000421 ']);
    await screen.findByText('Đã cập nhật hóa đơn');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toMatchObject([
      { event: 'issue', number: '1C26TNM-0000421', expectedVersion: 1 },
    ]);
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
