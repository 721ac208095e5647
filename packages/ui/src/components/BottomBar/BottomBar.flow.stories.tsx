import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { BottomBar } from './BottomBar.tsx';
import shown, { Vietnamese } from './BottomBar.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Navigation/BottomBar/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof BottomBar>;
export default meta;

export const FromPlaceToPlace: StoryObj<typeof meta> = {
  ...Vietnamese,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Đi tới' }));
    const names = [/^Trang chủ/, /^Cửa hàng/, /^Thiết kế/, /12 món mới/, /Có tin mới/];
    for (const name of names) {
      await userEvent.tab();
      await expect(bar.getByRole('link', { name })).toHaveFocus();
    }
    await expect(bar.getByRole('link', { name: /^Trang chủ/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
