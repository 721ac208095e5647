import { Button } from '../Button/Button.tsx';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Link } from '../Link/Link.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { day, dong, words, type Language } from '../../testing/languages/words.ts';
import { InLanguage } from '../../testing/languages/InLanguage.tsx';
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
  new: { tone: 'accent', text: common.toBeConfirmed },
  packing: { tone: 'caution', text: common.beingPacked },
  shipping: { tone: 'info', text: common.onItsWay },
  done: { tone: 'positive', text: common.delivered },
} as const;
const CODES = ['new', 'packing', 'shipping', 'done'] as const;
const PRODUCTS = [
  common.suongSofaInLinen,
  words(
    'Bàn ăn gỗ sồi Mộc Châu 1,8 m',
    'Moc Chau oak dining table, 1.8 m',
    '목쩌우 오크 식탁 1.8 m',
  ),
  words('Đèn trần mây đan Ngõ Nhỏ', 'Ngo Nho rattan ceiling lamp', '응오뇨 라탄 천장등'),
  words('Tủ thấp cửa nan Hội An', 'Hoi An slatted sideboard', '호이안 슬랫 도어 낮은 장'),
  words('Ghế thư giãn khung gỗ sồi', 'Lounge chair, oak frame', '오크 프레임 라운지 체어'),
];
const BUYERS = ['Nguyễn Thị Ánh Tuyết', 'Trần Quốc Bảo', 'Lê Hữu Phước', 'Đặng Mỹ Uyên'];

/** The n-th of as many orders as a story wants; the same on every run. */
const order = (index: number): SampleOrder => ({
  code: `HN-${20260000 + index * 37}`,
  product: PRODUCTS[index % PRODUCTS.length] ?? '',
  buyer: BUYERS[(index * 3) % BUYERS.length] ?? '',
  total: 1_250_000 + ((index * 7_919) % 97) * 180_000,
  day: `2026-02-${String(1 + ((index * 5) % 28)).padStart(2, '0')}`,
  state: CODES[(index * 5) % CODES.length] ?? 'new',
});
export const orders = (count: number) => Array.from({ length: count }, (_, index) => order(index));

export const orderColumns: readonly TableColumn<SampleOrder>[] = [
  {
    id: 'code',
    header: common.orderNumber,
    cell: (row) => <Link href={nowhere}>{row.code}</Link>,
    sortBy: (row) => row.code,
    filterBy: (row) => row.code,
    always: true,
    onCard: 'title',
    width: '9.5rem',
  },
  {
    id: 'product',
    header: common.product,
    cell: (row) => row.product,
    sortBy: (row) => row.product,
    filterBy: (row) => row.product,
  },
  {
    id: 'buyer',
    header: common.buyer,
    cell: (row) => row.buyer,
    sortBy: (row) => row.buyer,
    filterBy: (row) => row.buyer,
    width: '12rem',
  },
  {
    id: 'state',
    header: common.status,
    cell: (row) => (
      <InLanguage>
        <StatusBadge tone={STATES[row.state].tone}>{STATES[row.state].text}</StatusBadge>
      </InLanguage>
    ),
    sortBy: (row) => CODES.indexOf(row.state),
    width: '10.5rem',
  },
  {
    id: 'day',
    header: common.ordered,
    cell: (row) => <InLanguage>{day(row.day)}</InLanguage>,
    sortBy: (row) => row.day,
    align: 'end',
    width: '8rem',
  },
  {
    id: 'total',
    header: common.total,
    cell: (row) => <InLanguage>{dong(row.total)}</InLanguage>,
    sortBy: (row) => row.total,
    align: 'end',
    width: '9rem',
  },
];

export const tableLabels: TableLabels = {
  filter: words(
    'Tìm mã đơn, sản phẩm, người mua',
    'Order, product or buyer',
    '주문 번호, 상품, 구매자 검색',
  ),
  clearFilter: words('Xóa từ khóa', 'Clear the search', '검색어 지우기'),
  columns: words('Cột', 'Columns', '열'),
  sort: common.sort,
  unsorted: words('Theo thứ tự nhận đơn', 'As they came in', '접수 순'),
  ascending: (column) => `${column}: tăng dần`,
  descending: (column) => `${column}: giảm dần`,
  selectAll: words('Chọn tất cả', 'Choose all', '모두 선택'),
  selectRow: (row) => `Chọn đơn ${row}`,
  selected: words(
    (count) => `Đã chọn ${count} đơn`,
    (count) => (count === 1 ? '1 order chosen' : `${count} orders chosen`),
    (count) => `주문 ${count}건 선택`,
  ),
  clearSelection: common.clear,
  expand: (row) => `Xem chi tiết đơn ${row}`,
  collapse: (row) => `Thu gọn đơn ${row}`,
  count: words(
    (rows) => `${rows.toLocaleString('vi-VN')} đơn hàng`,
    (rows) => `${rows.toLocaleString('en')} orders`,
    (rows) => `주문 ${rows.toLocaleString('ko')}건`,
  ),
  loading: words('Đang tải đơn hàng', 'Loading the orders', '주문을 불러오는 중'),
  refetching: words('Đang cập nhật đơn hàng', 'Updating the orders', '주문을 새로 고치는 중'),
};

export const orderTable: DataTableProps<SampleOrder> = {
  label: words('Đơn hàng của cửa hàng', 'The shop’s orders', '매장 주문'),
  labels: tableLabels,
  columns: orderColumns,
  rows: orders(12),
  rowKey: (row) => row.code,
  rowName: (row) => row.code,
  language: words<Language>('vi', 'en', 'ko'),
  bulkActions: () => (
    <InLanguage>
      <Button size="sm">{common.printSlips}</Button>
      <Button size="sm" variant="primary">
        {common.confirm}
      </Button>
    </InLanguage>
  ),
  expanded: (row) => (
    <InLanguage>
      <DefinitionList
        items={[
          {
            term: words('Giao tới', 'Deliver to', '배송지'),
            detail: '27 Ngõ Huyện, phường Hoàn Kiếm, Hà Nội',
          },
          {
            term: words('Ghi chú', 'Note', '메모'),
            detail: words(
              `${row.buyer}: gọi trước khi giao 30 phút.`,
              `${row.buyer}: call 30 minutes before you come.`,
              `${row.buyer}: 배송 30분 전에 전화해 주세요.`,
            ),
          },
        ]}
      />
    </InLanguage>
  ),
  empty: (
    <EmptyState
      drawing="basket"
      title={words('Chưa có đơn nào', 'No orders yet', '아직 주문이 없습니다')}
      text={words(
        'Đơn mới hiện ở đây ngay khi khách đặt. Thêm sản phẩm để khách tìm thấy bạn.',
        'New orders appear here at once. Add products so that customers find you.',
        '새 주문은 들어오는 즉시 여기에 나타납니다. 상품을 등록해 고객을 만나 보세요.',
      )}
      action={
        <Button variant="primary">{words('Thêm sản phẩm', 'Add a product', '상품 등록')}</Button>
      }
    />
  ),
  notFound: (
    <EmptyState
      drawing={null}
      title={words('Không tìm thấy đơn nào', 'No orders found', '찾은 주문이 없습니다')}
      text={words(
        'Thử ít từ hơn, hoặc bỏ bớt bộ lọc.',
        'Try fewer words, or fewer filters.',
        '검색어나 필터를 줄여 보세요.',
      )}
    />
  ),
  error: (
    <ErrorState
      drawing={null}
      title={common.theOrdersDidNotLoad}
      text={words(
        'Kiểm tra kết nối rồi thử lại. Bộ lọc của bạn vẫn còn nguyên.',
        'Check your connection and try again. Your filters are kept.',
        '연결을 확인하고 다시 시도해 주세요. 필터는 그대로 있습니다.',
      )}
      retry={{ label: common.tryAgain, onRetry: () => {} }}
    />
  ),
};
