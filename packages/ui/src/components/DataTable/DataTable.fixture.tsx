import { Button } from '../Button/Button.tsx';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Link } from '../Link/Link.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { nowhere } from '../../testing/samples.ts';
import type { TableColumn } from './columns.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { TableLabels } from './labels.ts';

/** An order as a seller's list shows it; `total` in đồng. */
export type SampleOrder = {
  code: string;
  product: string;
  buyer: string;
  total: number;
  day: string;
  state: 'new' | 'packing' | 'shipping' | 'done';
};

const STATES = {
  new: { tone: 'accent', text: 'Chờ xác nhận' },
  packing: { tone: 'caution', text: 'Đang chuẩn bị' },
  shipping: { tone: 'info', text: 'Đang giao' },
  done: { tone: 'positive', text: 'Đã giao' },
} as const;
const CODES = ['new', 'packing', 'shipping', 'done'] as const;
const PRODUCTS = [
  'Sofa ba chỗ Sương, vải lanh màu yến mạch',
  'Bàn ăn gỗ sồi Mộc Châu 1,8 m',
  'Đèn trần mây đan Ngõ Nhỏ',
  'Tủ thấp cửa nan Hội An',
  'Ghế thư giãn khung gỗ sồi',
];
const BUYERS = ['Nguyễn Thị Ánh Tuyết', 'Trần Quốc Bảo', 'Lê Hữu Phước', 'Đặng Mỹ Uyên'];

/** The n-th of as many orders as a story wants; the same on every run. */
const order = (index: number): SampleOrder => ({
  code: `HN-${20260000 + index * 37}`,
  product: PRODUCTS[index % PRODUCTS.length] ?? '',
  buyer: BUYERS[(index * 3) % BUYERS.length] ?? '',
  total: 1_250_000 + ((index * 7_919) % 97) * 180_000,
  day: `${String(1 + ((index * 5) % 28)).padStart(2, '0')}/02/2026`,
  state: CODES[(index * 5) % CODES.length] ?? 'new',
});
export const orders = (count: number) => Array.from({ length: count }, (_, index) => order(index));

const money = (dong: number) => `${dong.toLocaleString('vi-VN')} đ`;
const isoDay = (day: string) => day.split('/').toReversed().join('-');

export const orderColumns: readonly TableColumn<SampleOrder>[] = [
  {
    id: 'code',
    header: 'Mã đơn',
    cell: (row) => <Link href={nowhere}>{row.code}</Link>,
    sortBy: (row) => row.code,
    filterBy: (row) => row.code,
    always: true,
    onCard: 'title',
    width: '9.5rem',
  },
  {
    id: 'product',
    header: 'Sản phẩm',
    cell: (row) => row.product,
    sortBy: (row) => row.product,
    filterBy: (row) => row.product,
  },
  {
    id: 'buyer',
    header: 'Người mua',
    cell: (row) => row.buyer,
    sortBy: (row) => row.buyer,
    filterBy: (row) => row.buyer,
    width: '12rem',
  },
  {
    id: 'state',
    header: 'Trạng thái',
    cell: (row) => (
      <StatusBadge tone={STATES[row.state].tone}>{STATES[row.state].text}</StatusBadge>
    ),
    sortBy: (row) => CODES.indexOf(row.state),
    width: '10.5rem',
  },
  {
    id: 'day',
    header: 'Ngày đặt',
    cell: (row) => row.day,
    sortBy: (row) => isoDay(row.day),
    align: 'end',
    width: '8rem',
  },
  {
    id: 'total',
    header: 'Tổng tiền',
    cell: (row) => money(row.total),
    sortBy: (row) => row.total,
    align: 'end',
    width: '9rem',
  },
];

export const tableLabels: TableLabels = {
  filter: 'Tìm mã đơn, sản phẩm, người mua',
  clearFilter: 'Xóa từ khóa',
  columns: 'Cột',
  sort: 'Sắp xếp',
  unsorted: 'Theo thứ tự nhận đơn',
  ascending: (column) => `${column}: tăng dần`,
  descending: (column) => `${column}: giảm dần`,
  selectAll: 'Chọn tất cả',
  selectRow: (row) => `Chọn đơn ${row}`,
  selected: (count) => `Đã chọn ${count} đơn`,
  clearSelection: 'Bỏ chọn',
  expand: (row) => `Xem chi tiết đơn ${row}`,
  collapse: (row) => `Thu gọn đơn ${row}`,
  count: (rows) => `${rows.toLocaleString('vi-VN')} đơn hàng`,
  loading: 'Đang tải đơn hàng',
  refetching: 'Đang cập nhật đơn hàng',
};

export const orderTable: DataTableProps<SampleOrder> = {
  label: 'Đơn hàng của cửa hàng',
  labels: tableLabels,
  columns: orderColumns,
  rows: orders(12),
  rowKey: (row) => row.code,
  rowName: (row) => row.code,
  language: 'vi',
  bulkActions: () => (
    <>
      <Button size="sm">In phiếu giao</Button>
      <Button size="sm" variant="primary">
        Xác nhận
      </Button>
    </>
  ),
  expanded: (row) => (
    <DefinitionList
      items={[
        { term: 'Giao tới', detail: '27 Ngõ Huyện, phường Hoàn Kiếm, Hà Nội' },
        { term: 'Ghi chú', detail: `${row.buyer}: gọi trước khi giao 30 phút.` },
      ]}
    />
  ),
  empty: (
    <EmptyState
      drawing="basket"
      title="Chưa có đơn nào"
      text="Đơn mới hiện ở đây ngay khi khách đặt. Thêm sản phẩm để khách tìm thấy bạn."
      action={<Button variant="primary">Thêm sản phẩm</Button>}
    />
  ),
  notFound: (
    <EmptyState
      drawing={null}
      title="Không tìm thấy đơn nào"
      text="Thử ít từ hơn, hoặc bỏ bớt bộ lọc."
    />
  ),
  error: (
    <ErrorState
      drawing={null}
      title="Chưa tải được đơn hàng"
      text="Kiểm tra kết nối rồi thử lại. Bộ lọc của bạn vẫn còn nguyên."
      retry={{ label: 'Thử lại', onRetry: () => {} }}
    />
  ),
};
