import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import { Chip } from './Chip.tsx';
import { common } from '../../testing/languages/common.ts';

const nothing = () => undefined;

const meta = {
  title: 'ui/Filters/Chip',
  component: Chip,
  args: { children: common.oak, onToggle: nothing },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Chosen: Story = { args: { chosen: true, count: '48' } };
export const WithIcon: Story = {
  args: { icon: <Truck size={16} strokeWidth={1.75} />, children: common.fastDelivery },
};
