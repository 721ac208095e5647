import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { DataTable } from './DataTable.tsx';
import { orders, orderTable, type SampleOrder } from './DataTable.fixture.tsx';

const meta = {
  title: 'ui/Sheets/DataTable',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: DataTable<SampleOrder>,
} satisfies Meta<typeof DataTable<SampleOrder>>;
export default meta;

const rows = orders(3);
const first = rows.slice(0, 1).map((row) => row.code);
const states = {
  rest: {},
  sorted: { defaultState: { sort: { column: 'total', descending: true } } },
  ticked: { defaultState: { selected: first } },
  unfolded: { defaultState: { expanded: first } },
  refetching: { status: 'refetching' },
  loading: { status: 'loading', rows: [] },
  'nothing found': { defaultState: { filter: 'xe' } },
  failed: { status: 'error' },
} as const;

const sheet = (width: number): StoryObj => ({
  render: () => (
    <Sheet
      rows={Object.keys(states) as (keyof typeof states)[]}
      columns={['table']}
      cellWidth={width}
    >
      {(row, _column, mode) => (
        <DataTable {...orderTable} rows={rows} {...states[row]} label={`${mode} ${row}`} />
      )}
    </Sheet>
  ),
});

export const Wide = sheet(1040);
export const Narrow = sheet(340);
