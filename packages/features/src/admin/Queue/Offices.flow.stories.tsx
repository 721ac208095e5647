import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** Offices that are quoted and scheduled. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Offices',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Prices are typed, the sum follows, and what goes out carries every line. */
export const QuotesAnOffice: Story = {
  parameters: {
    path: 'admin/office-quotations',
    ...answers(
      mock('decideOfficeQuotation').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const prices = await canvas.findAllByLabelText(/^Đơn giá: /);
    const sum = () => canvas.getByText('Tổng báo giá').nextElementSibling?.textContent;
    const before = sum();
    const [first] = prices;
    if (first === undefined) throw new Error('no lines');
    await userEvent.clear(first);
    await userEvent.type(first, '9000000');
    await waitFor(() => expect(sum()).not.toBe(before));
    const [quantity] = canvas.getAllByLabelText(/^Số lượng: /);
    if (quantity === undefined) throw new Error('no lines');
    await expect(quantity).toHaveDisplayValue(/^[1-9]\d*$/);
    await userEvent.clear(quantity);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi báo giá' }));
    await waitFor(() => expect(quantity).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(quantity, '3');
    await userEvent.selectOptions(canvas.getByLabelText(/^Báo giá có hiệu lực/), '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi báo giá' }));
    await screen.findByText('Đã gửi báo giá VP-000001');
    await expect(sent.mock.calls).toMatchObject([
      [{ decision: 'quote', expected_version: 0, valid_days: 30, start: null }],
    ]);
    const [[{ lines }]] = sent.mock.calls as [[{ lines: readonly unknown[] }]];
    await expect(lines).toHaveLength(prices.length);
    await expect(lines[0]).toMatchObject({ quantity: 3, price: 9_000_000 });
  },
};

/** Who made rules of their own for an office is quoted by them: staff see which, and what is usual. */
export const SeesRulesOfItsOwn: Story = {
  parameters: {
    path: 'admin/office-quotations',
    ...answers(
      mock('listOfficeQuotationCases').answer(({ language }) => {
        const one = fixtures.officeCase('requested', language);
        const rules = { betweenRows: 2.6, areaPerPerson: 8 };
        const items = [{ ...one, content: { ...fixtures.officeProject(), rules } }];
        return { data: { items, meta: { page: 1, limit: 20, total: 1, totalPages: 1 } } };
      }),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    await unfold(context);
    const rules = await canvas.findByText('Quy tắc riêng');
    await expect(rules.nextElementSibling).toHaveTextContent(
      'Giữa hai dãy bàn: 2,6 m (chung là 1,2); Diện tích mỗi người: 8 m² (chung là 7)',
    );
  },
};

/** An offer that costs nothing is none. */
export const NoOfficeIsFree: Story = {
  parameters: {
    path: 'admin/office-quotations',
    ...answers(
      mock('listOfficeQuotationCases').answer(({ language }) => {
        const one = fixtures.officeCase('requested', language);
        const items = [{ ...one, lines: one.lines.slice(0, 1) }];
        return { data: { items, meta: { page: 1, limit: 20, total: 1, totalPages: 1 } } };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const price = await canvas.findByLabelText(/^Đơn giá: /);
    await userEvent.clear(price);
    await userEvent.type(price, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi báo giá' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Đơn giá: /)).toBeInvalid());
  },
};

/** Declining asks for its reason, and somebody who was first is named; what was typed stays. */
export const SomebodyQuotedFirst: Story = {
  parameters: {
    path: 'admin/office-quotations',
    ...answers(
      mock('decideOfficeQuotation').error(409, {
        code: 'VERSION_CONFLICT',
        body: { current: fixtures.officeCase('quoted', 'vi') },
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Từ chối' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Từ chối' }));
    const why = canvas.getByRole('textbox', { name: /^Lý do từ chối/ });
    await waitFor(() => expect(why).toBeInvalid());
    await userEvent.type(why, 'Tòa nhà chưa cho thi công');
    await userEvent.click(canvas.getByRole('button', { name: 'Từ chối' }));
    await expect((await canvas.findAllByText(/Hannah Miller/)).length).toBeGreaterThan(0);
    await expect(why).toHaveValue('Tòa nhà chưa cho thi công');
  },
};

/** An accepted office gets its first day; days before today are none. */
export const SchedulesAnOffice: Story = {
  parameters: {
    path: 'admin/office-quotations',
    ...answers(
      mock('decideOfficeQuotation').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context, 1);
    const day = await canvas.findByRole('textbox', { name: /^Ngày khởi công/ });
    await userEvent.type(day, '20/04/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Xếp ngày khởi công' }));
    await screen.findByText('Đã xếp lịch VP-000003');
    await expect(sent.mock.calls).toMatchObject([
      [{ decision: 'schedule', start: '2026-04-20', expected_version: 2, lines: [] }],
    ]);
  },
};
