import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Input } from '../Input/Input.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'ui/Sheets/Field',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Field,
  args: { label: '', children: null },
} satisfies Meta<typeof Field>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['plain', 'with hint'] as const}
      columns={['rest', 'optional', 'error', 'error and count'] as const}
      cellWidth={260}
    >
      {(row, state) => (
        <Field
          label="Họ và tên"
          hint={row === 'with hint' ? 'Như trên hóa đơn.' : undefined}
          mark={state === 'optional' ? '(không bắt buộc)' : undefined}
          error={state.startsWith('error') ? 'Nhập họ và tên.' : undefined}
          end={state === 'error and count' ? '0 / 50' : undefined}
        >
          <Input />
        </Field>
      )}
    </Sheet>
  ),
};
