import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Screen } from './InteriorShareScreen.tsx';

const meta = {
  title: 'screens/community/InteriorShare/rules',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'interior-share?rules=1',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const numbers = mock('getModerationNumbers');
const none = { reports: 0, removed: 0, restored: 0 };

const rules = 'Chê chiếc tủ thì được, chê người chọn nó thì không.';

/** Only the numbers wait: the rules are there from the start. */
export const RulesLoading: Story = {
  parameters: answers(numbers.pending()),
  play: async ({ canvas }) => {
    await canvas.findByText(rules);
    await expect(canvas.queryByRole('table', { hidden: true })).toBeNull();
  },
};
/** A year without a report. */
export const RulesEmpty: Story = {
  parameters: answers(
    numbers.answer({
      data: { months: [{ month: '2026-03', ...none, listings: none, ads: none, reviews: none }] },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Mười hai tháng qua chưa có báo cáo');
  },
};
/** Without its numbers the page still says its rules, and asks again at a press. */
export const RulesServerError: Story = {
  parameters: answers(numbers.error()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Thử lại' });
    await expect(canvas.getByText(rules)).toBeVisible();
  },
};

/** The sentence, the drawing and the table say the same, the oldest month first. */
export const RulesInNumbers: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/69 báo cáo, 19 nội dung bị gỡ, 3 nội dung được khôi phục/);
    // What contractors paid for and what they wanted removed stands beside it.
    await expect(
      canvas.getByText(/^Quảng cáo của nhà thầu: 12 báo cáo, 1 quảng cáo bị gỡ/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Đánh giá thi công: nhà thầu đề nghị gỡ 6 đánh giá/),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('Xem bảng số liệu'));
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ThángBáo cáoBị gỡĐược khôi phục',
      '04/2025000',
      ...Array.from({ length: 10 }, () => expect.any(String) as string),
      '03/20261441',
    ]);
  },
};
