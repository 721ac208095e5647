import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
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
          hint={state === 'with hint' ? 'Gửi qua email trong ngày.' : undefined}
          error={state === 'error' ? 'Cần đồng ý để tiếp tục.' : undefined}
          disabled={state === 'disabled'}
        >
          Xuất hóa đơn VAT
        </Checkbox>
      )}
    </Sheet>
  ),
};
