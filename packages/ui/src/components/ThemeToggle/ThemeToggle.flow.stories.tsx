import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ThemeToggle } from './ThemeToggle.tsx';
import shown, { Toggles } from './ThemeToggle.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Navigation/ThemeToggle/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeToggle>;
export default meta;

export const TurnedByKey: StoryObj<typeof meta> = {
  ...Toggles,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Giao diện tối' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveFocus();
  },
};
