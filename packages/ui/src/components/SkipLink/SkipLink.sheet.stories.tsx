import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { userEvent } from 'storybook/test';
import type { SkipLink } from './SkipLink.tsx';
import shown from './SkipLink.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/SkipLink',
  parameters: everyBrand,
  tags: ['!autodocs'],
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

const focused = async () => {
  await userEvent.tab();
};
export const Hidden: Story = {};
export const Focused: Story = { play: focused };
export const FocusedDark: Story = { play: focused, globals: { mode: 'dark' } };
