import type { Text } from '../../language/language.ts';

/** What frequent questions are about, in the order they are shown in. */
export const faqCategories = [
  'order',
  'refund',
  'payment',
  'membership',
  'account',
  'points',
] as const;
export type FaqCategory = (typeof faqCategories)[number];

export const faqCategoryLabels: Readonly<Record<FaqCategory, Text>> = {
  order: { vi: 'Đơn hàng và giao hàng', en: 'Orders and delivery', ko: '주문·배송' },
  refund: { vi: 'Hủy, đổi và hoàn tiền', en: 'Cancel, exchange, refund', ko: '취소·교환·환불' },
  payment: { vi: 'Thanh toán và hóa đơn', en: 'Payment and invoices', ko: '결제·세금계산서' },
  membership: {
    vi: 'Gói và vai trò thành viên',
    en: 'Membership and roles',
    ko: '멤버십·회원 유형',
  },
  account: { vi: 'Tài khoản và bảo mật', en: 'Account and security', ko: '계정·보안' },
  points: { vi: 'Điểm và mã giảm giá', en: 'Points and coupons', ko: '포인트·쿠폰' },
};

/** A question with its answer; paragraphs of the answer are parted by an empty line. */
export type FaqQuestion = {
  /** Part of an address: it does not change when the words do. */
  readonly id: string;
  readonly question: Text;
  readonly answer: Text;
};
