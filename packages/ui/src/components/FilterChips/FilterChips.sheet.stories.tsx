import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'ui/Sheets/FilterChips',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: FilterChips,
} satisfies Meta<typeof FilterChips>;

export default meta;

const chip = (vi: string, en: string, ko: string) => ({
  id: en,
  label: words(vi, en, ko),
  href: `#${en}`,
  removeLabel: words(`Bỏ lọc: ${vi}`, `Clear: ${en}`, `${ko} 해제`),
});
const oak = chip('Gỗ sồi', 'Oak', '오크');
const filters = {
  one: [oak],
  several: [
    oak,
    chip('Ưu đãi', 'Offers', '할인'),
    chip('2.000.000 – 15.000.000 đ', '2,000,000 – 15,000,000 đ', '2,000,000 – 15,000,000 đ'),
    chip('Còn hàng', 'In stock', '재고 있음'),
    chip('친환경', '친환경', '친환경'),
  ],
};

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['one', 'several'] as const} columns={['chips'] as const} cellWidth={420}>
      {(row) => (
        <FilterChips
          label={common.filteredBy}
          clear={{ label: common.clearAll, href: '#clear' }}
          chips={filters[row]}
        />
      )}
    </Sheet>
  ),
};
