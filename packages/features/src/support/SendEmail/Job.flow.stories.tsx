import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { fillIn } from '../parts/story-steps.ts';
import { Screen } from './SendEmailScreen.tsx';

let sent: unknown[] = [];

const meta = {
  title: 'screens/support/SendEmail/Job Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'send-email/1',
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('sendInboxMessage').answer(({ body }) => {
        sent.push(body);
        return { data: { id: 9001, created_at: '2026-03-06T03:00:00Z' } };
      }),
    ),
  },
  globals: { language: 'vi' },
  // It leaves once the message is sent; where it leads is another screen.
  render: () => (
    <Routes>
      <Route path="/:language/send-email/:id" element={<Screen />} />
      <Route path="*" element={null} />
    </Routes>
  ),
  beforeEach: () => {
    sent = [];
    localStorage.removeItem('hien-draft:inquiry-1');
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is to be done goes along as it was said; what was left empty is not said. */
export const GoesAlong: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.type(canvas.getByLabelText(/^Diện tích/), '68,5');
    await userEvent.type(canvas.getByLabelText(/^Ngân sách đến/), '350000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi tin nhắn' }));
    await canvas.findByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.');
    await expect(sent).toEqual([
      expect.objectContaining({
        job: {
          service: 'renovation',
          premises: '2-bedroom',
          city: 'Thành phố Hồ Chí Minh',
          district: 'Quận 7',
          area: 68.5,
          budget_from: null,
          budget_to: 350_000_000,
          begins: 'month',
        },
      }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Về trang trước' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1 })).toBeNull());
  },
};

/** Said at once, with the way to companies that take all of it; the inquiry can be sent all the same. */
export const SaysWhatIsNotTaken: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await expect(canvas.queryByText(/có thể không nhận việc này/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(/^Tỉnh, thành phố/), 'Huế');
    await userEvent.selectOptions(canvas.getByLabelText(/^Loại việc/), 'joinery');
    const title = await canvas.findByText('Xây dựng Bến Mới có thể không nhận việc này');
    const status = within(title.closest<HTMLElement>('[role=status]') ?? document.body);
    await expect(
      status.getByText('Công ty chưa ghi là làm ở Huế. Nơi thi công: TP. Hồ Chí Minh, Đồng Nai.'),
    ).toBeVisible();
    await expect(status.getByText('Công ty chưa ghi là nhận việc “Đồ gỗ”.')).toBeVisible();
    await expect(
      status.getByRole('link', { name: 'Xem nhà thầu nhận đúng việc này' }),
    ).toHaveAttribute('href', `/vi/contractor?city=Hu%E1%BA%BF&service=joinery&house=2-bedroom`);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi tin nhắn' }));
    await canvas.findByText('Đã gửi. Trả lời sẽ đến hộp thư của bạn.');
    await expect(sent).toHaveLength(1);
  },
};

/** A budget that ends before it begins is said at its field. */
export const BudgetInOrder: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.type(canvas.getByLabelText(/^Ngân sách từ/), '400000000');
    const to = canvas.getByLabelText(/^Ngân sách đến/);
    await userEvent.type(to, '300000000');
    await userEvent.tab();
    await waitFor(() =>
      expect(to).toHaveAccessibleDescription(/Chi phí đến phải từ chi phí bắt đầu trở lên/),
    );
    await expect(canvas.getByRole('button', { name: 'Gửi tin nhắn' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** What was chosen lies on the device with the words. */
export const SurvivesAReload: Story = {
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => {
      const draft: unknown = JSON.parse(localStorage.getItem('hien-draft:inquiry-1') ?? '{}');
      return expect(draft).toMatchObject({
        service: 'renovation',
        city: 'Thành phố Hồ Chí Minh',
        district: 'Quận 7',
        begins: 'month',
      });
    });
  },
};
