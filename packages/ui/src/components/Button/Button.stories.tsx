import { ShoppingBag } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from './Button.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Base/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: common.addToCart },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'accent', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    onClick: { action: 'click' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Accent: Story = { args: { variant: 'accent', size: 'lg', children: 'Mua ngay' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', children: common.later } };
export const Danger: Story = { args: { variant: 'danger', children: 'Xóa địa chỉ' } };
export const WithIcon: Story = {
  args: {
    variant: 'primary',
    children: (
      <>
        <ShoppingBag size={18} strokeWidth={1.75} aria-hidden /> {common.addToCart}
      </>
    ),
  },
};
export const Loading: Story = {
  args: { variant: 'primary', loading: true, loadingLabel: 'Đang thêm' },
};

/** It can be focused and read, not pressed; the reason stands below. */
export const DisabledWithReason: Story = {
  args: { variant: 'primary', disabledReason: 'Chọn màu và kích thước trước' },
};
export const FullWidth: Story = { args: { variant: 'primary', size: 'lg', fullWidth: true } };
export const LongText: Story = {
  args: {
    variant: 'primary',
    style: { maxWidth: 220 },
    children: 'Gửi yêu cầu xuất hóa đơn giá trị gia tăng cho đơn hàng này',
  },
};
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#designs" variant="secondary">
      Xem thiết kế
    </ButtonLink>
  ),
};
