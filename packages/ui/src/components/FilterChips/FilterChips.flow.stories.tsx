import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { FilterChips } from './FilterChips.tsx';
import shown, { Three } from './FilterChips.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Filters/FilterChips/flow',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof FilterChips>;
export default meta;

export const EachIsALinkThatSaysWhatItDoes: StoryObj<typeof meta> = {
  ...Three,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Đang lọc' })).toBeVisible();
    const stops = [
      'Bỏ lọc: Gỗ sồi',
      'Bỏ lọc: 2.000.000 – 15.000.000 đ',
      'Bỏ lọc: Còn hàng',
      'Xóa hết',
    ];
    for (const name of stops) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
