import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** A late invoice as staff read it. */
const lateBillOfStaff = fixtures.billDetail(fixtures.lateBill, 'admin', 'vi');
/** One whose shop has sent its number. */
const sentBillOfStaff = fixtures.billDetail(fixtures.sentBill, 'admin', 'vi');

/** VAT invoices whose month is over. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/LateBills',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Late by two months, with a tax code in doubt; the shop is reminded, and asked no second time today. */
export const RemindsOfALateBill: Story = {
  parameters: {
    path: 'admin/late-bills',
    ...answers(mock('readRedBill').answer(() => lateBillOfStaff)),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    await canvas.findByText(/Số kiểm tra của mã số thuế không khớp/);
    await userEvent.click(canvas.getByRole('button', { name: 'Nhắc gian hàng' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nhắc gian hàng' }));
    await screen.findByText('Đã nhắc Mộc An');
  },
};

/** A colleague reminded the shop meanwhile. */
export const LateBillRemindedMeanwhile: Story = {
  parameters: {
    path: 'admin/late-bills',
    ...answers(
      mock('readRedBill').answer(() => lateBillOfStaff),
      mock('remindOfLateBill').error(409, { code: 'VERSION_CONFLICT' }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhắc gian hàng' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nhắc gian hàng' }));
    await screen.findByText('Hồ sơ vừa thay đổi');
  },
};

/** Staff issue what the shop sends them the number of. */
export const IssuesALateBill: Story = {
  parameters: {
    path: 'admin/late-bills?late=week',
    ...answers(
      mock('readRedBill').answer(() => lateBillOfStaff),
      mock('sendRedBillEvent').answer(({ body }) => {
        sent(body);
        return lateBillOfStaff;
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const remind = await canvas.findByRole('button', { name: /Nhắc gian hàng/ });
    await expect(remind).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await canvas.findByRole('button', { name: 'Xuất hóa đơn' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), '1C26TNM-0000512');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xuất hóa đơn' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ event: 'issue', number: '1C26TNM-0000512' }),
      ),
    );
  },
};

/** The number that a shop sent is compared, not typed again: it is issued with it, or goes back with a reason. */
export const DecidesAboutASentNumber: Story = {
  parameters: {
    path: 'admin/late-bills',
    ...answers(
      mock('readRedBill').answer(() => sentBillOfStaff),
      mock('sendRedBillEvent').answer(({ body }) => {
        sent(body);
        return sentBillOfStaff;
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('Đã gửi số');
    await unfold(context, 3);
    await canvas.findByText('Gian hàng đã gửi số 1C26TNM-0000380');
    await expect(canvas.queryByRole('button', { name: 'Nhắc gian hàng' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Xuất hóa đơn' }));
    const issue = within(await screen.findByRole('dialog'));
    await expect(issue.getByRole('textbox')).toHaveValue('1C26TNM-0000380');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Trả lại số hóa đơn' }));
    const back = within(await screen.findByRole('dialog'));
    await userEvent.type(back.getByRole('textbox'), 'Số của hóa đơn khác');
    await userEvent.click(back.getByRole('button', { name: 'Trả lại số hóa đơn' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ event: 'return-number', reason: 'Số của hóa đơn khác' }),
      ),
    );
  },
};

/** Issued by staff, and needed no more. */
export const LateBillsDone: Story = {
  parameters: { path: 'admin/late-bills?state=decided' },
  play: (context) => unfold(context),
};

export const NoLateBills: Story = {
  parameters: { path: 'admin/late-bills', ...answers(mock('listLateBills').empty()) },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có hóa đơn nào quá hạn');
  },
};

export const NoLateBillFound: Story = {
  parameters: { path: 'admin/late-bills?q=khong%20co' },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có hóa đơn nào như vậy');
  },
};
