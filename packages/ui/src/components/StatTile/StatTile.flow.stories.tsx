import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { StatTile } from './StatTile.tsx';
import shown, { Dashboard } from './StatTile.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Data/StatTile/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof StatTile>;
export default meta;

export const FromTileToTile: StoryObj<typeof meta> = {
  ...Dashboard,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of [/^Doanh thu/, /^Đơn mới/, /^Yêu cầu hoàn tiền/, /^Lượt xem/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
