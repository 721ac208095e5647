import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { BarChart } from './BarChart.tsx';
import { byState, revenue } from './Chart.fixture.ts';
import { DonutChart } from './DonutChart.tsx';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'ui/Sheets/Chart',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: LineChart,
} satisfies Meta<typeof LineChart>;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['line', 'bar', 'donut'] as const} columns={['desktop', 'phone'] as const}>
      {(row, column, mode) => {
        const label = `${row} ${column} ${mode}`;
        return (
          <div style={{ width: column === 'phone' ? 320 : 620 }}>
            {row === 'line' ? <LineChart {...revenue} label={label} /> : null}
            {row === 'bar' ? <BarChart {...revenue} label={label} /> : null}
            {row === 'donut' ? <DonutChart {...byState} label={label} /> : null}
          </div>
        );
      }}
    </Sheet>
  ),
};
