import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { planLabels, twoFloors } from './FloorPlan.fixture.ts';
import { FloorPlan } from './FloorPlan.tsx';

const meta = {
  title: 'ui/Sheets/FloorPlan',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: FloorPlan,
} satisfies Meta<typeof FloorPlan>;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['rest', 'chosen'] as const} columns={['desktop', 'phone'] as const}>
      {(row, column, mode) => (
        <div style={{ width: column === 'phone' ? 320 : 620 }}>
          <FloorPlan
            label={`Căn duplex ${row} ${column} ${mode}`}
            floors={twoFloors}
            labels={planLabels}
            room={row === 'chosen' ? 'living' : null}
          />
        </div>
      )}
    </Sheet>
  ),
};
