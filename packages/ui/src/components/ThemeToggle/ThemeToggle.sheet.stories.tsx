import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'ui/Sheets/ThemeToggle',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ThemeToggle,
} satisfies Meta<typeof ThemeToggle>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['toggle'] as const} columns={['light', 'dark'] as const}>
      {(_row, mode) => <ThemeToggle mode={mode} label="Giao diện tối" onChange={() => undefined} />}
    </Sheet>
  ),
};
