import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'ui/Sheets/ProgressBar',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ProgressBar,
} satisfies Meta<typeof ProgressBar>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['active', 'idle'] as const}
      columns={['at the head of its box'] as const}
      cellWidth={420}
    >
      {(row, _column, mode) => (
        <div style={{ contain: 'layout', height: 24 }}>
          <ProgressBar active={row === 'active'} label={`Đang tải (${mode})`} />
        </div>
      )}
    </Sheet>
  ),
};
