import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Stepper, type StepState } from './Stepper.tsx';

const meta = {
  title: 'ui/Sheets/Stepper',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Stepper,
} satisfies Meta<typeof Stepper>;

export default meta;

const stateLabels = {
  done: common.done,
  current: common.now,
  todo: common.toDo,
  failed: common.toBeMended,
};
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
            position={
              column === 'first'
                ? words('Bước 1 trên 4', 'Step 1 of 4', '1/4 단계')
                : common.stepThreeOfFour
            }
            look={look === 'column' ? 'column' : 'row'}
            stateLabels={stateLabels}
            steps={[common.cart, common.address, common.payment, common.completed].map(
              (label, at) => ({
                id: label,
                label,
                href: at < 2 ? `#${at}` : undefined,
                hint: look === 'column' && at === 0 ? common.threeItemsTwoSellers : undefined,
                state:
                  column === 'one to mend' && at === 1
                    ? 'failed'
                    : stateOf(at, column === 'first' ? 0 : 2),
              }),
            )}
          />
        </div>
      )}
    </Sheet>
  ),
};
