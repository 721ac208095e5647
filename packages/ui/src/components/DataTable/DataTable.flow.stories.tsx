import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { TableColumn } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { orders, type SampleOrder } from './DataTable.fixture.tsx';
import shown, { Cards, TwoThousandRows } from './DataTable.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Data/DataTable/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof DataTable<SampleOrder>>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide: Story['globals'] = { viewport: { value: 'desktop' } };

/** Head, ticks, folds and the choice of columns, without a pointer. */
export const Keyboard: Story = {
  globals: wide,
  args: { onStateChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const total = canvas.getByRole('button', { name: 'Tổng tiền' });
    total.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Tổng tiền' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      sort: { column: 'total', descending: true },
    });
    const ticks = canvas.getAllByRole('checkbox', { name: /^Chọn đơn/ });
    ticks[0]?.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(ticks[2]).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('Đã chọn 2 đơn')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn' }));
    await waitFor(() => expect(canvas.getByText('12 đơn hàng')).toBeVisible());
    const fold = canvas.getAllByRole('button', { name: /^Xem chi tiết/ })[0];
    fold?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('27 Ngõ Huyện, phường Hoàn Kiếm, Hà Nội')).toBeVisible();
    // What is unfolded goes on with the page, however long it is.
    const rows = canvas.getByRole('region');
    await expect(rows.scrollHeight).toBe(rows.clientHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Cột' }));
    // Each tick stands under the one before, none beside the panel's own name.
    const choices = within(canvas.getByRole('group', { name: 'Cột' })).getAllByRole('checkbox');
    const edges = choices.map((tick) => Math.round(tick.getBoundingClientRect().left));
    await expect(new Set(edges).size).toBe(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Người mua' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: 'Người mua' })).toBeNull(),
    );
  },
};

/** Marks may be left out; what is found is counted aloud. */
export const Filter: Story = {
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'den tran');
    await waitFor(() => expect(canvas.getByText('2 đơn hàng')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa từ khóa' }));
    await waitFor(() => expect(canvas.getByText('12 đơn hàng')).toBeVisible());
  },
};

/** From one tick to another with Shift: all between. */
export const Range: Story = {
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ticks = canvas.getAllByRole('checkbox', { name: /^Chọn đơn/ });
    const [first, , , fourth] = ticks;
    if (!first || !fourth) throw new Error('four rows');
    const user = userEvent.setup();
    await user.click(first);
    await user.keyboard('{Shift>}');
    await user.click(fourth);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(canvas.getByText('Đã chọn 4 đơn')).toBeVisible());
  },
};

/** Of two thousand rows a few dozen are drawn, and the rest is there when it is scrolled to. */
export const OnlyWhatIsSeen: Story = {
  ...TwoThousandRows,
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '2001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    const region = canvas.getByRole('region');
    region.scrollTop = region.scrollHeight;
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-rowindex="2001"]')).toBeInTheDocument(),
    );
  },
};

/** Cards have no heads of columns: what ticks them all stands above them, in words. */
export const AllOfCards: Story = {
  ...Cards,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Chọn tất cả' });
    await expect(all).toBePartiallyChecked();
    const words = canvas.getByText('Chọn tất cả');
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(40);
    const [first] = canvas.getAllByRole('checkbox', { name: /^Chọn đơn/ });
    await expect(all.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
    await userEvent.click(words);
    await waitFor(() => expect(canvas.getByText('Đã chọn 3 đơn')).toBeVisible());
    await userEvent.click(words);
    await waitFor(() => expect(canvas.getByText('3 đơn hàng')).toBeVisible());
  },
};

/** Each row has a button that takes it away. */
function Leaving(args: DataTableProps<SampleOrder>) {
  const [rows, setRows] = useState(args.rows);
  const columns = useMemo(
    (): readonly TableColumn<SampleOrder>[] => [
      ...args.columns,
      {
        id: 'next',
        header: 'Việc tiếp theo',
        cell: ({ code }) => (
          <button onClick={() => setRows((all) => all.filter((row) => row.code !== code))}>
            {`Nhận ${code}`}
          </button>
        ),
      },
    ],
    [args.columns],
  );
  return <DataTable {...args} columns={columns} rows={rows} />;
}

/** A row that leaves with the focus in it hands it to the table, not to the top of the page; from elsewhere nothing is taken. */
export const RowLeaves: Story = {
  globals: wide,
  args: { rows: orders(3) },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Nhận / });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getByRole('region')).toHaveFocus();
    const columns = canvas.getByRole('button', { name: 'Cột' });
    columns.focus();
    columns.blur();
    second?.click();
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await expect(document.body).toHaveFocus();
  },
};
