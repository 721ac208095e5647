import type { ChartProps } from './ChartFrame.tsx';
import type { DonutChartProps } from './DonutChart.tsx';

const millions = (value: number) => `${value.toLocaleString('vi-VN')} triệu đ`;

export const revenue: ChartProps = {
  label: 'Doanh thu 12 tháng',
  categories: Array.from({ length: 12 }, (_, index) => `Th. ${index + 1}`),
  series: [
    { id: 'this', name: 'Năm nay', values: [42, 38, 61, 74, 69, 88, 95, 91, 120, 134, 128, 151] },
    { id: 'last', name: 'Năm ngoái', values: [30, 34, 40, 52, null, 61, 66, 70, 78, 83, 90, 104] },
  ],
  format: millions,
  formatTick: (value) => value.toLocaleString('vi-VN'),
  labels: {
    table: 'Xem bảng số liệu',
    category: 'Tháng',
    unknown: 'chưa có',
    explore: 'Phím mũi tên để xem từng tháng',
  },
};

export const byState: DonutChartProps = {
  label: 'Đơn hàng theo trạng thái',
  parts: [
    { id: 'done', name: 'Đã giao', value: 312 },
    { id: 'shipping', name: 'Đang giao', value: 84 },
    { id: 'packing', name: 'Đang chuẩn bị', value: 41 },
    { id: 'returned', name: 'Đổi trả', value: 9 },
  ],
  format: (value) => value.toLocaleString('vi-VN'),
  formatShare: (share) => `${Math.round(share * 100)}%`,
  total: { value: '446', label: 'đơn trong tháng' },
  labels: { part: 'Trạng thái', value: 'Số đơn', share: 'Tỷ lệ' },
};
