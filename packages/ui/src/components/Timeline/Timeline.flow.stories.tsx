import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import shown, { Folded } from './Timeline.stories.tsx';
import type { Timeline } from './Timeline.tsx';

const meta = {
  ...shown,
  title: 'ui/Feedback/Timeline/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Timeline>;
export default meta;

export const UnfoldsWithTheKeyboard: StoryObj<typeof meta> = {
  ...Folded,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Đặt hàng')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Đặt hàng')).toBeVisible();
    // Reading goes on at the first event that was folded away.
    await expect(canvas.getByText('Người bán xác nhận đơn').closest('li')).toHaveFocus();
  },
};
