import type { Meta, StoryObj } from '@storybook/react-vite';
import { byState } from './Chart.fixture.ts';
import { DonutChart } from './DonutChart.tsx';

const meta = {
  title: 'ui/Data/DonutChart',
  component: DonutChart,
  args: byState,
  argTypes: { parts: { control: false }, labels: { control: false } },
} satisfies Meta<typeof DonutChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Parts: Story = {};
export const OnePart: Story = { args: { parts: byState.parts.slice(0, 1) } };
export const Nothing: Story = {
  args: {
    parts: byState.parts.map((part) => ({ ...part, value: 0 })),
    total: { ...byState.total, value: '0' },
  },
};
export const LongText: Story = {
  args: { parts: byState.parts.map((part) => ({ ...part, name: `${part.name} `.repeat(3) })) },
};
