import type { Meta, StoryObj } from '@storybook/react-vite';
import { dateTexts, storyDay } from '../../testing/dates.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Calendar } from './Calendar.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'ui/Sheets/DateField',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: DateField,
  args: { texts: dateTexts, today: storyDay },
} satisfies Meta<typeof DateField>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['md', 'lg'] as const}
      columns={['empty', 'filled', 'invalid', 'disabled', 'read-only'] as const}
      cellWidth={190}
    >
      {(size, column) => (
        <DateField
          {...args}
          size={size}
          aria-label={`${size} ${column}`}
          value={column === 'empty' ? null : '2026-03-20'}
          aria-invalid={column === 'invalid' || undefined}
          disabled={column === 'disabled'}
          readOnly={column === 'read-only'}
        />
      )}
    </Sheet>
  ),
};

const stretches = {
  'no day': { from: null, to: null },
  'a day': { from: '2026-03-20', to: null },
  'a stretch': { from: '2026-03-10', to: '2026-03-20' },
} as const;

/** The calendar itself, as it falls open. */
export const Calendars: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['free', 'bounded'] as const}
      columns={['no day', 'a day', 'a stretch'] as const}
      cellWidth={300}
    >
      {(row, column) => (
        <Calendar
          {...stretches[column]}
          {...(row === 'bounded' ? { min: '2026-03-06', max: '2026-03-27' } : {})}
          today={storyDay}
          texts={dateTexts}
          onPick={() => undefined}
        />
      )}
    </Sheet>
  ),
};
