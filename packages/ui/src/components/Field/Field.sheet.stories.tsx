import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
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
          label={common.fullName}
          hint={
            row === 'with hint'
              ? words('Như trên hóa đơn.', 'As on the invoice.', '계산서에 적힌 대로.')
              : undefined
          }
          mark={state === 'optional' ? common.optional : undefined}
          error={
            state.startsWith('error')
              ? words('Nhập họ và tên.', 'Enter your full name.', '이름을 입력해 주세요.')
              : undefined
          }
          end={state === 'error and count' ? '0 / 50' : undefined}
        >
          <Input />
        </Field>
      )}
    </Sheet>
  ),
};
