import type { Text } from '../language/language.ts';
import type { ItemContent, ItemField, ItemStep } from './item-content.ts';
import type { DiscountScope } from './price.ts';

/** What the fields of an item are called (commerce 3, 5). */
export const itemFieldLabels: Readonly<Record<ItemField, Text>> = {
  sku: { vi: 'Mã sản phẩm (SKU)', en: 'Item code (SKU)', ko: '상품 코드(SKU)' },
  categoryId: { vi: 'Danh mục', en: 'Category', ko: '카테고리' },
  style: { vi: 'Phong cách', en: 'Style', ko: '스타일' },
  name: { vi: 'Tên sản phẩm', en: 'Name', ko: '상품명' },
  summary: { vi: 'Lời giới thiệu ngắn', en: 'Summary', ko: '한 줄 소개' },
  description: { vi: 'Mô tả chi tiết', en: 'Description', ko: '상세 설명' },
  material: { vi: 'Chất liệu', en: 'Material', ko: '소재' },
  measurement: { vi: 'Cách đo', en: 'How it was measured', ko: '측정 방법' },
  handling: { vi: 'Bảo quản', en: 'Care', ko: '관리 방법' },
  country: { vi: 'Nước sản xuất', en: 'Made in', ko: '제조국' },
  producer: { vi: 'Nhà sản xuất', en: 'Maker', ko: '제조사' },
  width: { vi: 'Rộng', en: 'Width', ko: '너비' },
  depth: { vi: 'Sâu', en: 'Depth', ko: '깊이' },
  height: { vi: 'Cao', en: 'Height', ko: '높이' },
  weight: { vi: 'Nặng', en: 'Weight', ko: '무게' },
  removableLegs: {
    vi: 'Chân tháo rời cao',
    en: 'Height of legs that come off',
    ko: '분리되는 다리 높이',
  },
  applianceKind: { vi: 'Loại thiết bị', en: 'Kind of appliance', ko: '가전 종류' },
  airSide: { vi: 'Khoảng thoáng mỗi bên', en: 'Air at each side', ko: '양옆 간격' },
  airAbove: { vi: 'Khoảng thoáng phía trên', en: 'Air above', ko: '위쪽 간격' },
  airBehind: { vi: 'Khoảng thoáng phía sau', en: 'Air behind', ko: '뒤쪽 간격' },
  connections: { vi: 'Cần có tại chỗ', en: 'What has to reach it', ko: '설치 조건' },
  power: { vi: 'Công suất', en: 'Rated power', ko: '정격 전력' },
  yearlyEnergy: { vi: 'Điện một năm', en: 'Energy a year', ko: '연간 전력량' },
  energyStars: { vi: 'Sao nhãn năng lượng', en: 'Stars of the energy label', ko: '에너지 라벨 별' },
  noise: { vi: 'Tiếng ồn', en: 'Noise', ko: '소음' },
  packUse: { vi: 'Dùng cho', en: 'Made for', ko: '시공 부위' },
  packCovers: { vi: 'Một hộp, thùng phủ', en: 'One box or can covers', ko: '한 상자·통 시공 면적' },
  price: { vi: 'Giá bán', en: 'Price', ko: '판매가' },
  discount: { vi: 'Giảm giá', en: 'Discount', ko: '할인 금액' },
  discountScope: { vi: 'Nơi giảm giá', en: 'Where it counts', ko: '할인 적용' },
  options: { vi: 'Phân loại', en: 'Options', ko: '옵션' },
  pictures: { vi: 'Ảnh', en: 'Pictures', ko: '사진' },
  contact: { vi: 'Số điện thoại hậu mãi', en: 'After-sales phone', ko: '사후 서비스 전화' },
  preparationDays: { vi: 'Ngày chuẩn bị', en: 'Days to prepare', ko: '준비 기간' },
  shippingMethod: { vi: 'Cách giao', en: 'Delivery', ko: '배송 방법' },
  shippingCompany: { vi: 'Đơn vị vận chuyển', en: 'Carrier', ko: '배송사' },
  feeType: { vi: 'Phí giao hàng', en: 'Delivery fee', ko: '배송비' },
  fee: { vi: 'Mức phí', en: 'Amount of the fee', ko: '배송비 금액' },
  freeFrom: { vi: 'Miễn phí từ', en: 'Free from', ko: '무료 배송 기준' },
  installationFee: { vi: 'Phí lắp đặt', en: 'Installation', ko: '설치비' },
  packingSize: { vi: 'Kích thước đóng gói', en: 'Packed size', ko: '포장 크기' },
  visibleOn: { vi: 'Ngày mở bán', en: 'On sale from', ko: '판매 시작일' },
  story: { vi: 'Bài giới thiệu', en: 'Story', ko: '상세 소개' },
  hashtags: { vi: 'Thẻ', en: 'Hashtags', ko: '해시태그' },
};

export const itemStepLabels: Readonly<Record<ItemStep, Text>> = {
  basics: { vi: 'Thông tin chung', en: 'The item', ko: '기본 정보' },
  options: { vi: 'Giá và phân loại', en: 'Price and options', ko: '가격·옵션' },
  pictures: { vi: 'Ảnh', en: 'Pictures', ko: '사진' },
  words: { vi: 'Nội dung ba thứ tiếng', en: 'Words in three languages', ko: '3개 언어 내용' },
  delivery: { vi: 'Giao hàng và hậu mãi', en: 'Delivery and service', ko: '배송·서비스' },
};

export const shippingMethodLabels: Readonly<Record<ItemContent['shippingMethod'], Text>> = {
  'package-company': { vi: 'Qua đơn vị vận chuyển', en: 'By a carrier', ko: '택배사 배송' },
  self: { vi: 'Xưởng tự giao', en: 'By the workshop itself', ko: '직접 배송' },
};

export const feeTypeLabels: Readonly<Record<ItemContent['feeType'], Text>> = {
  free: { vi: 'Miễn phí', en: 'Free', ko: '무료' },
  fixed: { vi: 'Một mức cố định', en: 'A fixed amount', ko: '고정 금액' },
  'free-from-amount': {
    vi: 'Miễn phí từ một giá trị đơn',
    en: 'Free from an amount on',
    ko: '일정 금액 이상 무료',
  },
  'on-quote': { vi: 'Báo giá theo đơn', en: 'On quote', ko: '별도 견적' },
};

export const discountScopeLabels: Readonly<Record<DiscountScope, Text>> = {
  all: { vi: 'Mọi nơi', en: 'Everywhere', ko: '전체' },
  web: { vi: 'Chỉ trên web', en: 'On the web only', ko: '웹 전용' },
  app: { vi: 'Chỉ trong ứng dụng', en: 'In the app only', ko: '앱 전용' },
};

/** What became of a request to put an item, or its new version, on sale. */
export const itemRequestLabels: Readonly<
  Record<'waiting' | 'approved' | 'rejected' | 'withdrawn', Text>
> = {
  waiting: { vi: 'Chờ duyệt', en: 'Waiting', ko: '승인 대기' },
  approved: { vi: 'Đã duyệt', en: 'Approved', ko: '승인됨' },
  rejected: { vi: 'Bị từ chối', en: 'Rejected', ko: '거부됨' },
  withdrawn: { vi: 'Shop rút lại', en: 'Taken back', ko: '철회됨' },
};
