import { Search } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { Input } from './Input.tsx';

const meta = {
  title: 'ui/Sheets/Input',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Input,
} satisfies Meta<typeof Input>;

export default meta;

const states = ['empty', 'filled', 'invalid', 'disabled', 'read-only'] as const;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet rows={['md', 'lg', 'icon', 'unit'] as const} columns={states} cellWidth={190}>
      {(row, state) => (
        <Input
          aria-label={`${row} ${state}`}
          size={row === 'lg' ? 'lg' : 'md'}
          placeholder={words('Căn hộ Ễ Ữ Ặ', 'A flat', '아파트')}
          defaultValue={
            state === 'empty' ? undefined : row === 'unit' ? '12.900.000' : 'Ghế mây Ễ Ữ Ặ'
          }
          numeric={row === 'unit'}
          start={row === 'icon' ? <Search size={18} strokeWidth={1.75} aria-hidden /> : undefined}
          end={row === 'unit' ? 'đ' : undefined}
          aria-invalid={state === 'invalid' || undefined}
          disabled={state === 'disabled'}
          readOnly={state === 'read-only'}
        />
      )}
    </Sheet>
  ),
};
