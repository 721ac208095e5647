import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SkipLink } from './SkipLink.tsx';
import shown from './SkipLink.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Navigation/SkipLink/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof SkipLink>;
export default meta;

export const FirstStopAndSeen: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole<HTMLAnchorElement>('link', {
      name: 'Tới nội dung chính',
    });
    await expect(link).not.toHaveFocus();
    const { bottom } = link.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(document.querySelector(link.hash)).toHaveAttribute('tabindex', '-1');
  },
};
