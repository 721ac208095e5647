import type { ChartProps } from './ChartFrame.tsx';
import type { DonutChartProps } from './DonutChart.tsx';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';

const plain = words(
  (value: number) => value.toLocaleString('vi'),
  (value: number) => value.toLocaleString('en'),
  (value: number) => value.toLocaleString('ko'),
);
const millions = words(
  (value: number) => `${value.toLocaleString('vi')} triệu đ`,
  (value: number) => `${value.toLocaleString('en')}M đ`,
  (value: number) => `${value.toLocaleString('ko')}백만 đ`,
);

export const revenue: ChartProps = {
  label: words('Doanh thu 12 tháng', 'Sales of 12 months', '12개월 매출'),
  categories: Array.from({ length: 12 }, (_, index) =>
    words(`Th. ${index + 1}`, `M${index + 1}`, `${index + 1}월`),
  ),
  series: [
    {
      id: 'this',
      name: words('Năm nay', 'This year', '올해'),
      values: [42, 38, 61, 74, 69, 88, 95, 91, 120, 134, 128, 151],
    },
    {
      id: 'last',
      name: words('Năm ngoái', 'Last year', '지난해'),
      values: [30, 34, 40, 52, null, 61, 66, 70, 78, 83, 90, 104],
    },
  ],
  format: millions,
  formatTick: plain,
  labels: {
    table: words('Xem bảng số liệu', 'Show the figures', '수치 표 보기'),
    category: words('Tháng', 'Month', '월'),
    unknown: common.noneYet,
    explore: 'Phím mũi tên để xem từng tháng',
  },
};

export const byState: DonutChartProps = {
  label: words('Đơn hàng theo trạng thái', 'Orders by status', '상태별 주문'),
  parts: [
    { id: 'done', name: common.delivered, value: 312 },
    { id: 'shipping', name: common.onItsWay, value: 84 },
    { id: 'packing', name: common.beingPacked, value: 41 },
    { id: 'returned', name: common.returns, value: 9 },
  ],
  format: plain,
  formatShare: (share) => `${Math.round(share * 100)}%`,
  total: { value: '446', label: words('đơn trong tháng', 'orders this month', '이번 달 주문') },
  labels: {
    part: common.status,
    value: words('Số đơn', 'Orders', '주문 수'),
    share: words('Tỷ lệ', 'Share', '비율'),
  },
};
