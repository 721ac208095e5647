import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './BarChart.tsx';
import { revenue } from './Chart.fixture.ts';

const meta = {
  title: 'ui/Data/BarChart',
  component: BarChart,
  args: { ...revenue, categories: revenue.categories.slice(0, 6) },
  argTypes: { series: { control: false }, labels: { control: false } },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const half = revenue.series.map((one) => ({ ...one, values: one.values.slice(0, 6) }));
export const TwoSeries: Story = { args: { series: half } };
export const BelowNought: Story = {
  args: { series: [{ id: 'profit', name: 'Lãi', values: [12, -8, 20, 4, -15, 31] }] },
};
