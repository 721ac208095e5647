import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { armchair, cabinet, sofa, table } from '../../testing/samples.ts';
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
  { id: '1', title: 'Sofa ba chỗ Sương', picture: sofa },
  { id: '2', title: 'Ghế thư giãn Gió', picture: armchair },
  { id: '3', title: 'Bàn ăn gỗ sồi', picture: table },
  { id: '4', title: 'Tủ thấp cửa nan', picture: cabinet },
];

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['1', '2', '4'] as const} columns={['narrow', 'wide'] as const}>
      {(count, column, mode) => (
        <div style={{ width: column === 'narrow' ? 340 : 780 }}>
          <CompareTray
            label={`So sánh (${[count, column, mode].join(', ')})`}
            position="still"
            items={all.slice(0, Number(count))}
            slots={4}
            filled={`${count} trên 4`}
            removeLabel={(title) => `Bỏ ${title}`}
            onRemove={() => undefined}
            actions={<Button variant="primary">So sánh</Button>}
          />
        </div>
      )}
    </Sheet>
  ),
};
