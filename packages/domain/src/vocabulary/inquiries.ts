import type { Text } from '../language/language.ts';

/** Every category word of the two lists below, labelled once. */
export const topicLabels = {
  item: { vi: 'Sản phẩm', en: 'Item', ko: '상품' },
  delivery: { vi: 'Giao hàng', en: 'Delivery', ko: '배송' },
  return: { vi: 'Trả hàng', en: 'Return', ko: '반품' },
  change: { vi: 'Đổi hàng', en: 'Change', ko: '교환' },
  cancel: { vi: 'Hủy đơn', en: 'Cancel', ko: '취소' },
  refund: { vi: 'Hoàn tiền', en: 'Refund', ko: '환불' },
  order: { vi: 'Đơn hàng', en: 'Order', ko: '주문' },
  account: { vi: 'Tài khoản', en: 'Account', ko: '계정' },
  membership: { vi: 'Gói thành viên', en: 'Membership', ko: '멤버십' },
  payment: { vi: 'Thanh toán', en: 'Payment', ko: '결제' },
  coupon_point: { vi: 'Mã giảm giá, điểm', en: 'Coupon, points', ko: '쿠폰·포인트' },
  others: { vi: 'Khác', en: 'Others', ko: '기타' },
} as const satisfies Record<string, Text>;

/** Questions to a seller (platform 3). */
export const inquiryCategories = [
  'item',
  'delivery',
  'return',
  'change',
  'cancel',
  'refund',
  'others',
] as const satisfies readonly (keyof typeof topicLabels)[];
export type InquiryCategory = (typeof inquiryCategories)[number];

/** Posts to the customer center (platform 3). */
export const customerCenterCategories = [
  'delivery',
  'order',
  'cancel',
  'refund',
  'change',
  'account',
  'membership',
  'payment',
  'item',
  'others',
  'coupon_point',
] as const satisfies readonly (keyof typeof topicLabels)[];
export type CustomerCenterCategory = (typeof customerCenterCategories)[number];
