import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { CopyButton } from './CopyButton.tsx';
import shown, { Copied as copied, Failed as failed } from './CopyButton.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Sheets/CopyButton',
  parameters: everyBrand,
  tags: ['!autodocs'],
} satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: (args) => (
    <Sheet rows={['secondary', 'quiet', 'primary'] as const} columns={['sm', 'md', 'lg'] as const}>
      {(variant, size) => <CopyButton {...args} variant={variant} size={size} />}
    </Sheet>
  ),
};
// How it went is known after a press alone, so each has a picture of its own.
export const Copied: Story = { ...copied };
export const Failed: Story = { ...failed };
export const FailedDark: Story = { ...failed, globals: { mode: 'dark' } };
