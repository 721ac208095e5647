import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Base/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'Hàng mới' },
  argTypes: {
    tone: {
      control: 'select',
      options: ['neutral', 'info', 'positive', 'caution', 'critical', 'accent', 'paid'],
    },
    variant: { control: 'inline-radio', options: ['soft', 'solid', 'outline'] },
    icon: { control: false },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Discount: Story = { args: { tone: 'accent', variant: 'solid', children: '−25%' } };
export const Advertising: Story = {
  args: { tone: 'paid', variant: 'outline', children: common.advertise },
};
