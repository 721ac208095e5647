import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** What companies prove. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/CompanyFacts',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CompanyFacts: Story = {
  parameters: { path: 'admin/company-facts' },
  play: async (context) => {
    await unfold(context);
    await context.canvas.findByText(/^Hợp đồng bảo hiểm công trình, xem ngày/);
    await expect(context.canvas.getByText('Đã kiểm tra: Bảo hiểm công trình')).toBeVisible();
  },
};

export const CompanyFactsEmpty: Story = {
  parameters: { path: 'admin/company-facts', ...answers(mock('listCompanyFacts').empty()) },
};

/** A policy has an end: without its day nothing is sent, and what was typed stays. */
export const ChecksAnInsurance: Story = {
  parameters: {
    path: 'admin/company-facts',
    ...answers(
      mock('checkCompanyFact').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const paper = await canvas.findByRole('combobox', { name: /^Đã xem giấy tờ nào/ });
    await userEvent.selectOptions(paper, 'policy');
    const note = canvas.getByRole('textbox', { name: /^Số giấy tờ, nơi cấp/ });
    await userEvent.type(note, 'Số XD-2026-00418');
    const save = canvas.getByRole('button', { name: 'Lưu' });
    await userEvent.click(save);
    const end = canvas.getByRole('textbox', { name: /^Giấy có hạn đến/ });
    await waitFor(() => expect(end).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(end, '01/03/2027');
    await userEvent.tab();
    await userEvent.click(save);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        paper: 'policy',
        on: '2026-03-06',
        until: '2027-03-01',
        note: 'Số XD-2026-00418',
        expected_version: 0,
      }),
    );
  },
};

/** What was checked is taken back with a reason alone. */
export const TakesBackAFact: Story = {
  parameters: {
    path: 'admin/company-facts',
    ...answers(
      mock('withdrawCompanyFact').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Gỡ: Văn phòng có thật' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: /^Lý do/ }),
      'Đã trả mặt bằng',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gỡ' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        kind: 'office',
        reason: 'Đã trả mặt bằng',
        expected_version: 0,
      }),
    );
  },
};

/** What the company sent is what the form begins with; not enough is a reason alone. */
export const RefusesASentPaper: Story = {
  parameters: {
    path: 'admin/company-facts?of=sent',
    ...answers(
      mock('refuseCompanyPaper').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await canvas.findByText(/^Hợp đồng bảo hiểm công trình, gửi ngày/);
    await expect(canvas.getByRole('combobox', { name: /^Đã xem giấy tờ nào/ })).toHaveValue(
      'policy',
    );
    await expect(canvas.getByRole('textbox', { name: /^Giấy có hạn đến/ })).toHaveValue(
      '01/03/2027',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Chưa đạt: Bảo hiểm công trình' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Lý do/ }), 'Thiếu trang');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Từ chối' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        kind: 'insurance',
        reason: 'Thiếu trang',
        expected_version: 0,
      }),
    );
  },
};
