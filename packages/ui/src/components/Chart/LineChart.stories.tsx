import type { Meta, StoryObj } from '@storybook/react-vite';
import { revenue } from './Chart.fixture.ts';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'ui/Data/LineChart',
  component: LineChart,
  args: revenue,
  argTypes: { series: { control: false }, labels: { control: false } },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoSeries: Story = {};
export const OneSeries: Story = { args: { series: revenue.series.slice(0, 1) } };
export const Nothing: Story = { args: { categories: [], series: [] } };
export const LongText: Story = {
  args: {
    categories: revenue.categories.map((name) => `${name} năm hai nghìn không trăm hai mươi sáu`),
    series: revenue.series.map((one) => ({ ...one, name: `${one.name} `.repeat(6) })),
  },
};
