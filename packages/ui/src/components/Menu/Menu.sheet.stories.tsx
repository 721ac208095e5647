import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import type { Menu } from './Menu.tsx';
import shown, { Choice as choice, Open } from './Menu.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/Menu',
  parameters: everyBrand,
  tags: ['!autodocs'],
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

// One menu is open at a time, so each has a picture of its own.
export const Actions: Story = { ...Open };
export const ActionsDark: Story = { ...Open, globals: { mode: 'dark' } };
export const Choice: Story = { ...choice };
