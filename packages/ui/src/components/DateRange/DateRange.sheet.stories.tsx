import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { DateRange } from './DateRange.tsx';
import shown from './DateRange.stories.tsx';

const meta = {
  title: 'ui/Sheets/DateRange',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: DateRange,
  args: shown.args,
} satisfies Meta<typeof DateRange>;

export default meta;

const values = {
  empty: { from: null, to: null },
  open: { from: '2026-03-10', to: null },
  preset: { from: '2026-03-01', to: '2026-03-31' },
  disabled: { from: '2026-03-10', to: '2026-03-20' },
};

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['all'] as const}
      columns={['empty', 'open', 'preset', 'disabled'] as const}
      cellWidth={320}
    >
      {(_, column) => (
        <DateRange {...args} value={values[column]} disabled={column === 'disabled'} />
      )}
    </Sheet>
  ),
};
