import type { Meta, StoryObj } from '@storybook/react-vite';
import { grouped, inWords } from '../../testing/formats.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { MoneyInput } from './MoneyInput.tsx';

const meta = {
  title: 'ui/Sheets/MoneyInput',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: MoneyInput,
  args: { format: grouped, unit: 'đ' },
} satisfies Meta<typeof MoneyInput>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['plain', 'with words', 'lg'] as const}
      columns={['empty', 'filled', 'invalid', 'disabled'] as const}
      cellWidth={220}
    >
      {(row, column) => (
        <MoneyInput
          {...args}
          aria-label={`${row} ${column}`}
          size={row === 'lg' ? 'lg' : 'md'}
          value={column === 'empty' ? null : 129_000_000}
          aria-invalid={column === 'invalid' || undefined}
          disabled={column === 'disabled'}
          {...(row === 'with words' ? { words: inWords } : {})}
        />
      )}
    </Sheet>
  ),
};
