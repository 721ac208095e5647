import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  armchair,
  cabinet,
  ceilingLamp,
  missing,
  nowhere,
  sofa,
  table,
} from '../../testing/samples.ts';
import { Button } from '../Button/Button.tsx';
import { NextStep } from '../NextStep/NextStep.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { OrderCard, type OrderCardItem } from './OrderCard.tsx';

const item = (
  id: string,
  title: string,
  picture: OrderCardItem['picture'],
  price: string,
  rest: Partial<OrderCardItem> = {},
): OrderCardItem => ({ id, title, picture, price, quantity: '× 1', ...rest });

const meta = {
  title: 'ui/Cards/OrderCard',
  component: OrderCard,
  tags: ['autodocs'],
  args: {
    href: nowhere,
    title: 'Đơn DH-260306-0042',
    placed: { text: 'Đặt lúc 21:28 02/03/2026', iso: '2026-03-02T14:28:00Z' },
    status: <StatusBadge tone="info">Đang giao hàng</StatusBadge>,
    seller: { name: 'Mộc Xưởng', href: '#seller' },
    items: [
      item('1', 'Sofa ba chỗ Sương, vải lanh', sofa, '12.900.000 đ', {
        options: 'Màu yến mạch, chân gỗ sồi',
      }),
      item('2', 'Ghế thư giãn Gió, khung gỗ sồi', armchair, '4.650.000 đ', {
        options: 'Nệm lanh trắng',
        quantity: '× 2',
      }),
    ],
    total: { label: 'Tổng tiền', amount: '22.200.000 đ', note: 'Đã thanh toán qua VNPay' },
    actions: (
      <>
        <Button>Theo dõi</Button>
        <Button variant="primary">Đã nhận hàng</Button>
      </>
    ),
  },
  argTypes: {
    items: { control: false },
    status: { control: false },
    next: { control: false },
    actions: { control: false },
    level: { control: 'inline-radio', options: [2, 3, 4] },
  },
  render: (args) => (
    <div style={{ maxWidth: 760 }}>
      <OrderCard {...args} />
    </div>
  ),
} satisfies Meta<typeof OrderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Delivering: Story = {};
export const OneItemInClaim: Story = {
  args: {
    status: <StatusBadge tone="caution">Yêu cầu hoàn tiền</StatusBadge>,
    items: [
      item('1', 'Sofa ba chỗ Sương, vải lanh', sofa, '12.900.000 đ'),
      item('2', 'Ghế thư giãn Gió, khung gỗ sồi', armchair, '4.650.000 đ', {
        status: <StatusBadge tone="caution">Yêu cầu hoàn tiền</StatusBadge>,
      }),
    ],
    next: (
      <NextStep
        label="Bước tiếp theo"
        what="Người bán xem ảnh và trả lời yêu cầu hoàn tiền."
        who={{ label: 'Ai làm', text: 'Mộc Xưởng' }}
        until={{
          label: 'Trước',
          text: '18:00 09/03/2026',
          iso: '2026-03-09T11:00:00Z',
          left: 'còn 3 ngày',
        }}
      />
    ),
    actions: <Button>Xem yêu cầu</Button>,
  },
};
export const ManyItems: Story = {
  args: {
    moreLabel: (count) => `và ${count} món nữa`,
    items: [
      item('1', 'Sofa ba chỗ Sương', sofa, '12.900.000 đ'),
      item('2', 'Ghế thư giãn Gió', armchair, '4.650.000 đ', { quantity: '× 2' }),
      item('3', 'Đèn mây Hạ', ceilingLamp, '1.450.000 đ'),
      item('4', 'Bàn ăn gỗ sồi', table, '9.800.000 đ'),
      item('5', 'Tủ thấp cửa nan', cabinet, '7.200.000 đ'),
    ],
    total: { label: 'Tổng tiền', amount: '40.650.000 đ' },
  },
};
export const Cancelled: Story = {
  args: {
    status: <StatusBadge tone="neutral">Đã hủy</StatusBadge>,
    actions: <Button>Mua lại</Button>,
    total: { label: 'Đã hoàn', amount: '22.200.000 đ', note: 'Về thẻ Visa •••• 4242' },
  },
};
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    title: '주문 DH-260306-0042',
    placed: { text: '2026. 3. 2. 21:28 주문', iso: '2026-03-02T14:28:00Z' },
    status: <StatusBadge tone="info">배송 중</StatusBadge>,
    seller: { name: '목공방', href: '#seller' },
    items: [item('1', '스엉 3인 소파, 오트 리넨', sofa, '12,900,000 đ', { quantity: '1개' })],
    total: { label: '총액', amount: '12,900,000 đ' },
    actions: <Button variant="primary">수령 확인</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'Đơn DH-260306-0042-TRẢ-GÓP-12-THÁNG-GIAO-NHIỀU-ĐỢT',
    status: <StatusBadge tone="caution">Chờ người bán xác nhận yêu cầu đổi hàng</StatusBadge>,
    seller: { name: 'Công ty cổ phần Nội thất Gỗ Việt Nam Thượng Hạng Miền Nam', href: '#s' },
    items: [
      item(
        '1',
        'Giường ngủ bọc vải lanh có ngăn kéo chứa đồ, đầu giường chần bông, khung gỗ sồi trắng nguyên khối',
        missing,
        '128.900.000 đ',
        {
          options: 'Kích thước 1,8 × 2 m, vải lanh màu yến mạch, chân gỗ sồi, giao và lắp tại nhà',
          quantity: '× 12',
          status: <StatusBadge tone="critical">Từ chối yêu cầu hoàn tiền</StatusBadge>,
        },
      ),
    ],
    total: {
      label: 'Tổng số tiền đã thanh toán',
      amount: '1.546.800.000 đ',
      note: 'Đã gồm thuế giá trị gia tăng, phí giao hàng và lắp đặt tại nhà',
    },
  },
};
