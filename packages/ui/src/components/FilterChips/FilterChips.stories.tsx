import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'ui/Filters/FilterChips',
  component: FilterChips,
  args: {
    label: 'Đang lọc',
    clear: { label: 'Xóa hết', href: '#clear' },
    chips: [
      { id: 'oak', label: 'Gỗ sồi', href: '#1', removeLabel: 'Bỏ lọc: Gỗ sồi' },
      {
        id: 'price',
        label: '2.000.000 – 15.000.000 đ',
        href: '#2',
        removeLabel: 'Bỏ lọc: 2.000.000 – 15.000.000 đ',
      },
      { id: 'stock', label: 'Còn hàng', href: '#3', removeLabel: 'Bỏ lọc: Còn hàng' },
    ],
  },
} satisfies Meta<typeof FilterChips>;
export default meta;

export const Three: StoryObj<typeof meta> = {};
