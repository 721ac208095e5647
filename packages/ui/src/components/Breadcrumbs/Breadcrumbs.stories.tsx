import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'ui/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Bạn đang ở',
    trail: [
      { label: 'Trang chủ', href: '#home' },
      { label: 'Cửa hàng', href: '#shop' },
      { label: 'Đèn trang trí', href: '#lamps' },
    ],
    current: 'Đèn trần thả Nón, mây đan',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Deep: Story = {};
export const OneStep: Story = {
  args: { trail: [{ label: 'Trang chủ', href: '#home' }], current: 'Giỏ hàng' },
};
