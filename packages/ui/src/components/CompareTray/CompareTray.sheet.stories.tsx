import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { armchair, cabinet, sofa, table } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { Button } from '../Button/Button.tsx';
import { CompareTray } from './CompareTray.tsx';

const meta = {
  title: 'ui/Sheets/CompareTray',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: CompareTray,
} satisfies Meta<typeof CompareTray>;

export default meta;

const all = [
  { id: '1', title: common.suongThreeSeatSofa, picture: sofa },
  { id: '2', title: common.gioLoungeChair, picture: armchair },
  { id: '3', title: common.oakDiningTable, picture: table },
  { id: '4', title: common.slattedSideboard, picture: cabinet },
];

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['1', '2', '4'] as const} columns={['narrow', 'wide'] as const}>
      {(count, column, mode) => (
        <div style={{ width: column === 'narrow' ? 340 : 780 }}>
          <CompareTray
            label={words(
              `So sánh (${[count, column, mode].join(', ')})`,
              `Compare (${[count, column, mode].join(', ')})`,
              `비교하기 (${[count, column, mode].join(', ')})`,
            )}
            position="still"
            items={all.slice(0, Number(count))}
            slots={4}
            filled={words(`${count} trên 4`, `${count} of 4`, `${count}/4`)}
            removeLabel={(title) => `Bỏ ${title}`}
            onRemove={() => undefined}
            actions={<Button variant="primary">{common.compare}</Button>}
          />
        </div>
      )}
    </Sheet>
  ),
};
