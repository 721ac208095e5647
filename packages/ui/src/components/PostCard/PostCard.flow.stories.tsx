import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PostCard } from './PostCard.tsx';
import shown, { Own } from './PostCard.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Cards/PostCard/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof PostCard>;
export default meta;

export const ActionsTitleTags: StoryObj<typeof meta> = {
  ...Own,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stops = [
      canvas.getByRole('button', { name: 'Sửa, xóa' }),
      canvas.getByRole('link', { name: /^Bỏ bức tường bếp/ }),
      canvas.getByRole('link', { name: '#căn hộ' }),
      canvas.getByRole('link', { name: '#bếp mở' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};
