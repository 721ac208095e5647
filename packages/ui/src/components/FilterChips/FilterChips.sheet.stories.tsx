import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'ui/Sheets/FilterChips',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: FilterChips,
} satisfies Meta<typeof FilterChips>;

export default meta;

const words = {
  one: ['Gỗ sồi'],
  several: ['Gỗ sồi', 'Ưu đãi', '2.000.000 – 15.000.000 đ', 'Còn hàng', '친환경'],
};

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['one', 'several'] as const} columns={['chips'] as const} cellWidth={420}>
      {(row) => (
        <FilterChips
          label="Đang lọc"
          clear={{ label: 'Xóa hết', href: '#clear' }}
          chips={words[row].map((label) => ({
            id: label,
            label,
            href: `#${label}`,
            removeLabel: `Bỏ lọc: ${label}`,
          }))}
        />
      )}
    </Sheet>
  ),
};
