import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChips } from './FilterChips.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Filters/FilterChips',
  component: FilterChips,
  args: {
    label: common.filteredBy,
    clear: { label: common.clearAll, href: '#clear' },
    chips: [
      {
        id: 'oak',
        label: common.oak,
        href: '#1',
        removeLabel: words('Bỏ lọc: Gỗ sồi', 'Clear: Oak', '오크 해제'),
      },
      {
        id: 'price',
        label: words(
          '2.000.000 – 15.000.000 đ',
          '2,000,000 – 15,000,000 đ',
          '2,000,000 – 15,000,000 đ',
        ),
        href: '#2',
        removeLabel: words(
          'Bỏ lọc: 2.000.000 – 15.000.000 đ',
          'Clear: 2,000,000 – 15,000,000 đ',
          '2,000,000 – 15,000,000 đ 해제',
        ),
      },
      {
        id: 'stock',
        label: words('Còn hàng', 'In stock', '재고 있음'),
        href: '#3',
        removeLabel: words('Bỏ lọc: Còn hàng', 'Clear: In stock', '재고 있음 해제'),
      },
    ],
  },
} satisfies Meta<typeof FilterChips>;
export default meta;

export const Three: StoryObj<typeof meta> = {};
