import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { armchair, missing, nowhere, sofa } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { dong, moment, words } from '../../testing/languages/words.ts';
import { Button } from '../Button/Button.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { OrderCard } from './OrderCard.tsx';

const meta = {
  title: 'ui/Sheets/OrderCard',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: OrderCard,
} satisfies Meta<typeof OrderCard>;

export default meta;

const two = [
  {
    id: '1',
    title: common.suongThreeSeatSofa,
    picture: sofa,
    price: dong(12_900_000),
    quantity: '× 1',
  },
  {
    id: '2',
    title: common.gioLoungeChair,
    options: common.whiteLinenCushion,
    picture: armchair,
    price: dong(4_650_000),
    quantity: '× 2',
    status: (
      <StatusBadge tone="caution">
        {words('Yêu cầu đổi hàng', 'Exchange asked', '교환 요청')}
      </StatusBadge>
    ),
  },
];

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['shown'] as const}
      columns={['one item', 'several items', 'folded'] as const}
      cellWidth={400}
    >
      {(_row, column) => (
        <OrderCard
          href={nowhere}
          title={common.orderWithNumber}
          placed={{ text: moment('2026-03-02T14:28:00Z'), iso: '2026-03-02T14:28:00Z' }}
          status={<StatusBadge tone="info">{common.beingDelivered}</StatusBadge>}
          seller={{ name: 'Mộc Xưởng' }}
          items={
            column === 'one item'
              ? [
                  {
                    id: '1',
                    title: words('Giường gỗ sồi', 'Oak bed', '오크 침대'),
                    picture: missing,
                    price: dong(8_400_000),
                    quantity: '× 1',
                  },
                ]
              : two
          }
          shown={column === 'folded' ? 1 : 3}
          moreLabel={words(
            (count) => `và ${count} món nữa`,
            (count) => `and ${count} more`,
            (count) => `외 ${count}개`,
          )}
          total={{ label: common.total, amount: dong(22_200_000) }}
          actions={<Button variant="primary">{common.itHasArrived}</Button>}
        />
      )}
    </Sheet>
  ),
};
