import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { armchair, missing, nowhere, sofa } from '../../testing/samples.ts';
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
  { id: '1', title: 'Sofa ba chỗ Sương', picture: sofa, price: '12.900.000 đ', quantity: '× 1' },
  {
    id: '2',
    title: 'Ghế thư giãn Gió',
    options: 'Nệm lanh trắng',
    picture: armchair,
    price: '4.650.000 đ',
    quantity: '× 2',
    status: <StatusBadge tone="caution">Yêu cầu đổi hàng</StatusBadge>,
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
          title="Đơn DH-260306-0042"
          placed={{ text: '21:28 02/03/2026', iso: '2026-03-02T14:28:00Z' }}
          status={<StatusBadge tone="info">Đang giao hàng</StatusBadge>}
          seller={{ name: 'Mộc Xưởng' }}
          items={
            column === 'one item'
              ? [
                  {
                    id: '1',
                    title: 'Giường gỗ sồi',
                    picture: missing,
                    price: '8.400.000 đ',
                    quantity: '× 1',
                  },
                ]
              : two
          }
          shown={column === 'folded' ? 1 : 3}
          moreLabel={(count) => `và ${count} món nữa`}
          total={{ label: 'Tổng tiền', amount: '22.200.000 đ' }}
          actions={<Button variant="primary">Đã nhận hàng</Button>}
        />
      )}
    </Sheet>
  ),
};
