import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from './DataTable.tsx';
import { orderColumns, orders, orderTable, type SampleOrder } from './DataTable.fixture.tsx';

const meta = {
  title: 'ui/Data/DataTable',
  component: DataTable<SampleOrder>,
  args: orderTable,
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    labels: { control: false },
    empty: { control: false },
    notFound: { control: false },
    error: { control: false },
  },
} satisfies Meta<typeof DataTable<SampleOrder>>;
export default meta;

type Story = StoryObj<typeof meta>;

const keys = orders(12).map((row) => row.code);

export const Default: Story = {
  args: { defaultState: { sort: { column: 'day', descending: true } } },
};
export const Selected: Story = { args: { defaultState: { selected: keys.slice(1, 4) } } };
export const Expanded: Story = { args: { defaultState: { expanded: keys.slice(0, 1) } } };
export const FewColumns: Story = {
  args: { defaultState: { hidden: ['buyer', 'day'] }, bulkActions: undefined, expanded: undefined },
};
export const Loading: Story = { args: { status: 'loading', rows: [] } };
export const Refetching: Story = { args: { status: 'refetching' } };
export const Empty: Story = { args: { rows: [] } };
export const NotFound: Story = { args: { defaultState: { filter: 'xe đạp' } } };
export const ServerError: Story = { args: { status: 'error', rows: [] } };
export const TwoThousandRows: Story = { args: { rows: orders(2000) } };
export const LongText: Story = {
  args: {
    columns: orderColumns.map((column) => ({ ...column, header: `${column.header} `.repeat(3) })),
    rows: orders(4).map((row) => ({
      ...row,
      product: `${row.product}, `.repeat(3),
      buyer: `${row.buyer} `.repeat(3),
    })),
  },
};
/** In a place as narrow as a phone, on any window. */
export const Cards: Story = {
  args: { rows: orders(3), defaultState: { selected: keys.slice(0, 1) } },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <DataTable {...args} />
    </div>
  ),
};
