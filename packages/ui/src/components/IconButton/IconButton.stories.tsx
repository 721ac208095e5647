import { Heart } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Base/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: {
    label: common.saveToACollection,
    icon: <Heart size={20} strokeWidth={1.75} aria-hidden />,
  },
  argTypes: {
    variant: { control: 'inline-radio', options: ['quiet', 'outlined', 'floating'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    icon: { control: false },
    onClick: { action: 'click' },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Floating: Story = { args: { variant: 'floating' } };
export const Pressed: Story = {
  args: {
    pressed: true,
    icon: <Heart size={20} strokeWidth={1.75} fill="currentColor" aria-hidden />,
  },
};
export const Loading: Story = { args: { loading: true } };
