import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Header } from './Header.tsx';
import shown, { WithoutSearch } from './Header.stories.tsx';

const meta = {
  ...shown,
  title: 'ui/Navigation/Header/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Header>;
export default meta;

/** The order is the same in every frame: mark, navigation, tools. */
export const MarkPlacesTools: StoryObj<typeof meta> = {
  ...WithoutSearch,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stops = [
      ['link', 'Hiên, về trang chủ'],
      ['link', 'Cửa hàng'],
      ['link', 'Thiết kế'],
      ['link', 'Nhà thầu'],
      ['link', 'Góc nhà'],
      ['link', 'Cẩm nang'],
      ['button', /Tiếng Việt/],
      ['button', 'Giao diện tối'],
      ['button', 'Đăng nhập'],
      ['button', 'Giỏ hàng (3)'],
    ] as const;
    for (const [role, name] of stops) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: 'Cửa hàng' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
