import '@hien/ui/styles';
import { Link, StatusBadge } from '@hien/ui';
import { DataTable, type TableColumn, type TableLabels } from '@hien/ui/table';
import { createRoot } from 'react-dom/client';

// The heaviest a long table gets: every row ticked, with a fold, a link, a badge and figures, and an order of words.
interface Row {
  readonly code: string;
  readonly product: string;
  readonly buyer: string;
  readonly total: number;
}

const count = 10_000;
const products = [
  'Sofa vải lanh Sương',
  'Bàn ăn gỗ sồi Mộc Châu 1,8 m',
  'Đèn trần mây đan Ngõ Nhỏ',
];
const buyers = ['Nguyễn Thị Ánh Tuyết', 'Trần Quốc Bảo', 'Lê Hữu Phước', 'Đặng Mỹ Uyên'];
const rows = Array.from({ length: count }, (_, index): Row => ({
  code: `HN-${20_260_000 + index}`,
  product: products[index % products.length] ?? '',
  buyer: buyers[index % buyers.length] ?? '',
  total: 1_250_000 + (index % 97) * 180_000,
}));
const money = new Intl.NumberFormat('vi');

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'code',
    header: 'Mã đơn',
    cell: ({ code }) => <Link href="#">{code}</Link>,
    sortBy: ({ code }) => code,
    filterBy: ({ code }) => code,
    onCard: 'title',
    width: '9.5rem',
  },
  { id: 'product', header: 'Sản phẩm', cell: ({ product }) => product },
  { id: 'buyer', header: 'Người mua', cell: ({ buyer }) => buyer, width: '12rem' },
  {
    id: 'state',
    header: 'Trạng thái',
    cell: () => <StatusBadge tone="caution">Đang chuẩn bị</StatusBadge>,
    width: '10.5rem',
  },
  {
    id: 'total',
    header: 'Tổng tiền',
    cell: ({ total }) => `${money.format(total)} đ`,
    align: 'end',
    width: '9rem',
  },
];

const labels: TableLabels = {
  filter: 'Tìm đơn',
  clearFilter: 'Xóa từ khóa',
  columns: 'Cột',
  sort: 'Sắp xếp',
  unsorted: 'Theo thứ tự nhận đơn',
  ascending: (column) => `${column}: tăng dần`,
  descending: (column) => `${column}: giảm dần`,
  selectAll: 'Chọn tất cả',
  selectRow: (row) => `Chọn đơn ${row}`,
  selected: (chosen) => `Đã chọn ${chosen} đơn`,
  clearSelection: 'Bỏ chọn',
  expand: (row) => `Xem chi tiết đơn ${row}`,
  collapse: (row) => `Thu gọn đơn ${row}`,
  count: (all) => `${all} đơn hàng`,
  loading: 'Đang tải',
  refetching: 'Đang cập nhật',
};

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <DataTable<Row>
      label="Đơn hàng"
      labels={labels}
      language="vi"
      columns={columns}
      rows={rows}
      rowKey={({ code }) => code}
      rowName={({ code }) => code}
      maxHeight="720px"
      defaultState={{
        selected: rows.map(({ code }) => code),
        sort: { column: 'code', descending: true },
      }}
      bulkActions={(ticked) => <span>{ticked.length}</span>}
      expanded={({ buyer }) => <p>{buyer}</p>}
    />,
  );
