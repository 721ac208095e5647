import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageCheck, RotateCcw, Truck } from 'lucide-react';
import { Timeline } from './Timeline.tsx';
import { common } from '../../testing/languages/common.ts';
import { moment } from '../../testing/languages/words.ts';

const meta = {
  title: 'ui/Feedback/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  args: {
    'aria-label': 'Lịch sử đơn hàng',
    events: [
      {
        id: 'e6',
        title: common.deliveredToNguyenThi,
        time: { text: moment('2026-03-06T07:20:00Z'), iso: '2026-03-06T07:20:00Z' },
        who: 'Giao hàng Nhanh',
        tone: 'positive',
      },
      {
        id: 'e5',
        title: common.beingDelivered,
        time: { text: moment('2026-03-06T01:05:00Z'), iso: '2026-03-06T01:05:00Z' },
        who: 'Giao hàng Nhanh',
        detail: 'Mã vận đơn GHN-2603-8841. Tài xế gọi trước khi đến 30 phút.',
      },
      {
        id: 'e4',
        title: common.theSellerSentTheGoods,
        time: { text: moment('2026-03-04T09:40:00Z'), iso: '2026-03-04T09:40:00Z' },
        who: 'Mộc Xưởng',
      },
      {
        id: 'e3',
        title: 'Người bán xác nhận đơn',
        time: { text: moment('2026-03-03T02:12:00Z'), iso: '2026-03-03T02:12:00Z' },
        who: 'Mộc Xưởng',
      },
      {
        id: 'e2',
        title: 'Đã thanh toán 12.900.000 đ',
        time: { text: moment('2026-03-02T14:31:00Z'), iso: '2026-03-02T14:31:00Z' },
        who: 'Bạn, qua VNPay',
      },
      {
        id: 'e1',
        title: common.placeOrder,
        time: { text: moment('2026-03-02T14:28:00Z'), iso: '2026-03-02T14:28:00Z' },
        who: 'Bạn',
      },
    ],
  },
  argTypes: { events: { control: false } },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OrderHistory: Story = {};
export const Folded: Story = { args: { fold: { count: 3, label: 'Xem 3 sự kiện trước đó' } } };
export const WithSigns: Story = {
  args: {
    events: [
      {
        id: 'c',
        title: 'Yêu cầu hoàn tiền bị từ chối',
        time: { text: moment('2026-03-06T03:00:00Z'), iso: '2026-03-06T03:00:00Z' },
        who: 'Mộc Xưởng',
        tone: 'critical',
        icon: <RotateCcw size={14} />,
        detail: 'Vải có vết bẩn sau khi dùng, ảnh gửi kèm không cho thấy lỗi của nhà sản xuất.',
      },
      {
        id: 'b',
        title: 'Đã giao hàng',
        time: { text: moment('2026-03-04T07:20:00Z'), iso: '2026-03-04T07:20:00Z' },
        tone: 'positive',
        icon: <PackageCheck size={14} />,
      },
      {
        id: 'a',
        title: common.beingDelivered,
        time: { text: moment('2026-03-04T01:05:00Z'), iso: '2026-03-04T01:05:00Z' },
        tone: 'info',
        icon: <Truck size={14} />,
      },
    ],
  },
};
export const Korean: Story = {
  globals: { language: 'ko' },
  args: {
    'aria-label': '주문 내역',
    events: [
      {
        id: 'b',
        title: '판매자가 상품을 발송했습니다',
        time: { text: '2026. 3. 4. 오후 4:40', iso: '2026-03-04T09:40:00Z' },
        who: '목공방',
        tone: 'info',
      },
      {
        id: 'a',
        title: '결제가 완료되었습니다',
        time: { text: '2026. 3. 2. 오후 9:31', iso: '2026-03-02T14:31:00Z' },
        who: '구매자',
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    events: [
      {
        id: 'b',
        title:
          'Người bán đề nghị đổi sang tủ gỗ sồi cùng kích thước vì vân gỗ của tấm đã đặt không đạt yêu cầu kiểm tra cuối cùng tại xưởng',
        time: { text: '16:40, Thứ Tư, 04/03/2026', iso: '2026-03-04T09:40:00Z' },
        who: 'Công ty cổ phần Nội thất Gỗ Việt Nam Thượng Hạng Miền Nam',
        tone: 'caution',
      },
      {
        id: 'a',
        title: common.placeOrder,
        time: { text: '21:28, Thứ Hai, 02/03/2026', iso: '2026-03-02T14:28:00Z' },
      },
    ],
  },
};
