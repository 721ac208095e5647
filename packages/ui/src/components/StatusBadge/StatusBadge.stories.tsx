import { Truck } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './StatusBadge.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Base/StatusBadge',
  component: StatusBadge,
  tags: ['autodocs'],
  args: { tone: 'caution', children: common.toBeConfirmed },
  argTypes: {
    tone: {
      control: 'select',
      options: ['neutral', 'info', 'positive', 'caution', 'critical', 'accent', 'paid'],
    },
    variant: { control: 'inline-radio', options: ['soft', 'solid', 'outline'] },
    icon: { control: false },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Done: Story = { args: { tone: 'positive', children: common.delivered } };
export const Refused: Story = { args: { tone: 'critical', children: 'Bị từ chối' } };
export const OwnSign: Story = { args: { tone: 'info', icon: Truck, children: common.onItsWay } };
export const LongText: Story = {
  args: {
    tone: 'caution',
    style: { maxWidth: 160 },
    children: 'Chờ người bán xác nhận yêu cầu đổi hàng',
  },
};
