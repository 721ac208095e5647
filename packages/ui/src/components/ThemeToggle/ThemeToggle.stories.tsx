import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'ui/Navigation/ThemeToggle',
  component: ThemeToggle,
  args: { mode: 'light', label: 'Giao diện tối', onChange: () => undefined },
  argTypes: { mode: { control: 'inline-radio', options: ['light', 'dark'] } },
} satisfies Meta<typeof ThemeToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { mode: 'dark' } };
export const Toggles: Story = {
  render: function Toggling(args) {
    const [mode, setMode] = useState(args.mode);
    return <ThemeToggle {...args} mode={mode} onChange={setMode} />;
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Giao diện tối' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
