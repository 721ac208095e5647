import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'ui/Sheets/Checkbox',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Checkbox,
  args: { children: '' },
} satisfies Meta<typeof Checkbox>;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet
      rows={['off', 'on', 'some'] as const}
      columns={['rest', 'with hint', 'error', 'disabled'] as const}
      cellWidth={200}
    >
      {(row, state) => (
        <Checkbox
          defaultChecked={row === 'on'}
          indeterminate={row === 'some'}
          hint={
            state === 'with hint'
              ? words(
                  'Gửi qua email trong ngày.',
                  'Sent by e-mail the same day.',
                  '당일 이메일로 보내 드립니다.',
                )
              : undefined
          }
          error={state === 'error' ? common.pleaseAgreeToGoOn : undefined}
          disabled={state === 'disabled'}
        >
          {common.vatInvoice}
        </Checkbox>
      )}
    </Sheet>
  ),
};
