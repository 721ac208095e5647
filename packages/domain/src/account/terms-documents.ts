import type { Text } from '../language/language.ts';

/** The documents people agree to or can rely on, in the order of the list. */
export const termsCategories = [
  'service',
  'privacy',
  'refund',
  'delivery',
  'seller',
  'cookies',
] as const;

export type TermsCategory = (typeof termsCategories)[number];

export function isTermsCategory(value: string): value is TermsCategory {
  return termsCategories.some((category) => category === value);
}

export const termsCategoryLabels: Readonly<Record<TermsCategory, Text>> = {
  service: { vi: 'Điều khoản dịch vụ', en: 'Terms of service', ko: '이용약관' },
  privacy: { vi: 'Chính sách bảo mật', en: 'Privacy policy', ko: '개인정보 처리방침' },
  refund: { vi: 'Đổi trả và hoàn tiền', en: 'Refunds and exchanges', ko: '교환·환불 정책' },
  delivery: { vi: 'Chính sách giao hàng', en: 'Delivery policy', ko: '배송 정책' },
  seller: { vi: 'Điều khoản người bán', en: 'Seller terms', ko: '판매자 약관' },
  cookies: { vi: 'Cookie và lưu trữ', en: 'Cookies and storage', ko: '쿠키 및 저장소' },
};
