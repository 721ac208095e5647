import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Inline, Stack } from './Stack.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Layout/Stack',
  component: Stack,
  subcomponents: { Inline },
  tags: ['autodocs'],
  args: {
    children: [common.livingRoom, 'Phòng ngủ', 'Bếp và bàn ăn'].map((room) => (
      <Badge key={room}>{room}</Badge>
    )),
  },
  argTypes: {
    gap: { control: 'select', options: [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end', 'baseline', 'stretch'] },
    justify: { control: 'inline-radio', options: ['start', 'center', 'end', 'between'] },
    children: { control: false },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Below: Story = { args: { align: 'start' } };
export const Beside: Story = { render: (args) => <Inline {...args} /> };
export const Apart: Story = {
  args: { justify: 'between' },
  render: (args) => <Inline {...args} />,
};
