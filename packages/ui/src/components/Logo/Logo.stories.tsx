import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandNames } from '../../theme/brand-names.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'ui/Base/Logo',
  component: Logo,
  tags: ['autodocs'],
  argTypes: {
    brand: { control: 'select', options: brandNames },
    size: { control: { type: 'range', min: 12, max: 72 } },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MarkOnly: Story = { args: { markOnly: true, size: 48 } };
