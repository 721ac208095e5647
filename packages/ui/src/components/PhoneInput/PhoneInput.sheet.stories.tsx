import type { Meta, StoryObj } from '@storybook/react-vite';
import { cleanPhone, formatPhone } from '../../testing/formats.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { PhoneInput } from './PhoneInput.tsx';

const meta = {
  title: 'ui/Sheets/PhoneInput',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: PhoneInput,
  args: { clean: cleanPhone, format: formatPhone },
} satisfies Meta<typeof PhoneInput>;

export default meta;

const numbers = { mobile: '0912345678', landline: '0283829123', freely: '1900 6750 EXT 12' };

export const All: StoryObj<typeof meta> = {
  render: (args) => (
    <Sheet
      rows={['mobile', 'landline', 'freely'] as const}
      columns={['empty', 'filled', 'invalid', 'disabled', 'read-only'] as const}
      cellWidth={190}
    >
      {(row, column) => (
        <PhoneInput
          {...args}
          freely={row === 'freely'}
          aria-label={`${row} ${column}`}
          placeholder="0912 345 678"
          value={column === 'empty' ? '' : numbers[row]}
          aria-invalid={column === 'invalid' || undefined}
          disabled={column === 'disabled'}
          readOnly={column === 'read-only'}
        />
      )}
    </Sheet>
  ),
};
