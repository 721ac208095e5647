import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Stepper, type StepState } from './Stepper.tsx';

const meta = {
  title: 'ui/Sheets/Stepper',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Stepper,
} satisfies Meta<typeof Stepper>;

export default meta;

const stateLabels = { done: 'đã xong', current: 'đang làm', todo: 'chưa làm', failed: 'cần sửa' };
const stateOf = (at: number, here: number): StepState =>
  at < here ? 'done' : at === here ? 'current' : 'todo';

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['row', 'narrow row', 'column'] as const}
      columns={['first', 'middle', 'one to mend'] as const}
    >
      {(look, column, mode) => (
        <div style={{ width: look === 'row' ? 680 : 300 }}>
          <Stepper
            label={`Các bước (${[look, column, mode].join(', ')})`}
            position={column === 'first' ? 'Bước 1 trên 4' : 'Bước 3 trên 4'}
            look={look === 'column' ? 'column' : 'row'}
            stateLabels={stateLabels}
            steps={['Giỏ hàng', 'Địa chỉ', 'Thanh toán', 'Hoàn tất'].map((label, at) => ({
              id: label,
              label,
              href: at < 2 ? `#${at}` : undefined,
              hint: look === 'column' && at === 0 ? '3 món, 2 người bán' : undefined,
              state:
                column === 'one to mend' && at === 1
                  ? 'failed'
                  : stateOf(at, column === 'first' ? 0 : 2),
            }))}
          />
        </div>
      )}
    </Sheet>
  ),
};
