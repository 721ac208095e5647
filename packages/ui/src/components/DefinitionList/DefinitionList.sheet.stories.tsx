import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { common } from '../../testing/languages/common.ts';
import { dong, words } from '../../testing/languages/words.ts';
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
    { term: common.size, detail: '214 × 94 × 80 cm' },
    { term: common.weight, detail: '58 kg' },
    { term: common.subtotal, detail: dong(25_800_000) },
  ],
  long: [
    {
      term: words('Ưu đãi', 'Offers', '할인'),
      detail: words(
        'Đổi cũ lấy mới, thu tận nhà, trừ thẳng vào đơn tiếp theo trong vòng chín mươi ngày',
        'Old for new, collected at home and taken off your next order within ninety days',
        '쓰던 가구를 방문 수거하고 90일 안에 다음 주문 금액에서 바로 빼 드립니다',
      ),
    },
    {
      term: words(
        'Chất liệu khung và vải bọc',
        'Material of frame and cover',
        '프레임과 커버 소재',
      ),
      detail: words(
        'Gỗ sồi phơi khô tự nhiên, vải lanh 100%',
        'Naturally dried oak, 100% linen',
        '자연 건조한 오크, 리넨 100%',
      ),
    },
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
