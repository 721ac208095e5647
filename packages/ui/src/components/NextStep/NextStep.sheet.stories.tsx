import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { Button } from '../Button/Button.tsx';
import { NextStep } from './NextStep.tsx';

const meta = {
  title: 'ui/Sheets/NextStep',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: NextStep,
} satisfies Meta<typeof NextStep>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['theirs', 'yours'] as const}
      columns={['plain', 'with a deadline', 'soon, with an action'] as const}
      cellWidth={360}
    >
      {(row, column, mode) => (
        <NextStep
          label={`Bước tiếp theo (${[row, column, mode].join(', ')})`}
          yours={row === 'yours'}
          what="Kiểm tra hàng và xác nhận đã nhận đủ."
          who={column === 'plain' ? undefined : { label: 'Ai làm', text: 'Người mua' }}
          until={
            column === 'plain'
              ? undefined
              : {
                  label: 'Trước',
                  text: '23:59 06/03/2026',
                  iso: '2026-03-06T16:59:00Z',
                  left: 'còn 5 giờ',
                  soon: column !== 'with a deadline',
                }
          }
          otherwise={column === 'plain' ? undefined : 'Sau thời hạn này đơn tự được xác nhận.'}
          action={
            column === 'soon, with an action' ? (
              <Button variant="primary">Xác nhận</Button>
            ) : undefined
          }
        />
      )}
    </Sheet>
  ),
};
