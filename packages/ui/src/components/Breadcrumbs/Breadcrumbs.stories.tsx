import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { common } from '../../testing/languages/common.ts';

const meta = {
  title: 'ui/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Bạn đang ở',
    trail: [
      { label: common.home, href: '#home' },
      { label: common.shop, href: '#shop' },
      { label: 'Đèn trang trí', href: '#lamps' },
    ],
    current: 'Đèn trần thả Nón, mây đan',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Deep: Story = {};
export const OneStep: Story = {
  args: { trail: [{ label: common.home, href: '#home' }], current: common.cart },
};
