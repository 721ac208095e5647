import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { moment, words } from '../../testing/languages/words.ts';
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
          label={words(
            `Bước tiếp theo (${[row, column, mode].join(', ')})`,
            `Next step (${[row, column, mode].join(', ')})`,
            `다음 단계 (${[row, column, mode].join(', ')})`,
          )}
          yours={row === 'yours'}
          what={common.checkTheGoodsAnd}
          who={column === 'plain' ? undefined : { label: common.whoActs, text: common.buyer }}
          until={
            column === 'plain'
              ? undefined
              : {
                  label: common.by,
                  text: moment('2026-03-06T16:59:00Z'),
                  iso: '2026-03-06T16:59:00Z',
                  left: common.fiveHoursLeft,
                  soon: column !== 'with a deadline',
                }
          }
          otherwise={
            column === 'plain'
              ? undefined
              : words(
                  'Sau thời hạn này đơn tự được xác nhận.',
                  'After that the order is confirmed by itself.',
                  '기한이 지나면 주문이 자동으로 확정됩니다.',
                )
          }
          action={
            column === 'soon, with an action' ? (
              <Button variant="primary">{common.confirm}</Button>
            ) : undefined
          }
        />
      )}
    </Sheet>
  ),
};
