import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import type { Tooltip } from './Tooltip.tsx';
import shown, { Label } from './Tooltip.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/Tooltip',
  parameters: everyBrand,
  tags: ['!autodocs'],
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Description: Story = {};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Short: Story = { ...Label };
