import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const meta = {
  title: 'ui/Sheets/DefinitionList',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: DefinitionList,
} satisfies Meta<typeof DefinitionList>;

export default meta;

const items = {
  short: [
    { term: 'Kích thước', detail: '214 × 94 × 80 cm' },
    { term: 'Khối lượng', detail: '58 kg' },
    { term: 'Tạm tính', detail: '25.800.000 đ' },
  ],
  long: [
    {
      term: 'Ưu đãi',
      detail: 'Đổi cũ lấy mới, thu tận nhà, trừ thẳng vào đơn tiếp theo trong vòng chín mươi ngày',
    },
    { term: 'Chất liệu khung và vải bọc', detail: 'Gỗ sồi phơi khô tự nhiên, vải lanh 100%' },
  ],
};

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['rows', 'columns', 'sum'] as const}
      columns={['short', 'long'] as const}
      cellWidth={440}
    >
      {(look, column) => <DefinitionList look={look} items={items[column]} />}
    </Sheet>
  ),
};
