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
import { common } from '../../testing/languages/common.ts';
import { dong, moment, words } from '../../testing/languages/words.ts';
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
    title: common.orderWithNumber,
    placed: { text: 'Đặt lúc 21:28 02/03/2026', iso: '2026-03-02T14:28:00Z' },
    status: <StatusBadge tone="info">{common.beingDelivered}</StatusBadge>,
    seller: { name: 'Mộc Xưởng', href: '#seller' },
    items: [
      item('1', 'Sofa ba chỗ Sương, vải lanh', sofa, dong(12_900_000), {
        options: 'Màu yến mạch, chân gỗ sồi',
      }),
      item('2', common.gioLoungeChairOfOak, armchair, dong(4_650_000), {
        options: common.whiteLinenCushion,
        quantity: '× 2',
      }),
    ],
    total: { label: common.total, amount: dong(22_200_000), note: 'Đã thanh toán qua VNPay' },
    actions: (
      <>
        <Button>Theo dõi</Button>
        <Button variant="primary">{common.itHasArrived}</Button>
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
      item('1', 'Sofa ba chỗ Sương, vải lanh', sofa, dong(12_900_000)),
      item('2', common.gioLoungeChairOfOak, armchair, dong(4_650_000), {
        status: <StatusBadge tone="caution">Yêu cầu hoàn tiền</StatusBadge>,
      }),
    ],
    next: (
      <NextStep
        label={common.nextStep}
        what="Người bán xem ảnh và trả lời yêu cầu hoàn tiền."
        who={{ label: common.whoActs, text: 'Mộc Xưởng' }}
        until={{
          label: common.by,
          text: moment('2026-03-09T11:00:00Z'),
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
    moreLabel: words(
      (count) => `và ${count} món nữa`,
      (count) => `and ${count} more`,
      (count) => `외 ${count}개`,
    ),
    items: [
      item('1', common.suongThreeSeatSofa, sofa, dong(12_900_000)),
      item('2', common.gioLoungeChair, armchair, dong(4_650_000), { quantity: '× 2' }),
      item('3', common.haRattanLamp, ceilingLamp, dong(1_450_000)),
      item('4', common.oakDiningTable, table, dong(9_800_000)),
      item('5', common.slattedSideboard, cabinet, dong(7_200_000)),
    ],
    total: { label: common.total, amount: dong(40_650_000) },
  },
};
export const Cancelled: Story = {
  args: {
    status: <StatusBadge tone="neutral">Đã hủy</StatusBadge>,
    actions: <Button>Mua lại</Button>,
    total: { label: 'Đã hoàn', amount: dong(22_200_000), note: common.backToTheCard },
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
        dong(128_900_000),
        {
          options: 'Kích thước 1,8 × 2 m, vải lanh màu yến mạch, chân gỗ sồi, giao và lắp tại nhà',
          quantity: '× 12',
          status: <StatusBadge tone="critical">Từ chối yêu cầu hoàn tiền</StatusBadge>,
        },
      ),
    ],
    total: {
      label: 'Tổng số tiền đã thanh toán',
      amount: dong(1_546_800_000),
      note: 'Đã gồm thuế giá trị gia tăng, phí giao hàng và lắp đặt tại nhà',
    },
  },
};
