import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { EmptyState } from './EmptyState.tsx';
import shown, { Cart } from './EmptyState.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Feedback/EmptyState/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof EmptyState>;
export default meta;

export const OneWayOn: StoryObj<typeof meta> = {
  ...Cart,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName('Xem sản phẩm bán chạy');
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
