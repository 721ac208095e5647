import type { Text } from '../language/language.ts';
import { type OrderCode, orderCodes } from './order-codes.ts';

/** The tabs of a buyer's list: every order stands under exactly one besides `all`. */
export const buyerTabs = [
  'all',
  'pending',
  'preparing',
  'delivering',
  'completed',
  'confirmed',
  'cancelled',
  'returns',
] as const;
export type BuyerTab = (typeof buyerTabs)[number];

export const buyerTabLabels: Readonly<Record<BuyerTab, Text>> = {
  all: { vi: 'Tất cả', en: 'All', ko: '전체' },
  pending: { vi: 'Chờ thanh toán', en: 'To pay', ko: '결제 대기' },
  preparing: { vi: 'Đang chuẩn bị', en: 'Preparing', ko: '배송 준비' },
  delivering: { vi: 'Đang giao', en: 'On its way', ko: '배송 중' },
  completed: { vi: 'Đã giao', en: 'Delivered', ko: '배송 완료' },
  confirmed: { vi: 'Đã xác nhận', en: 'Confirmed', ko: '구매 확정' },
  cancelled: { vi: 'Đã hủy', en: 'Cancelled', ko: '취소' },
  returns: { vi: 'Trả hàng, đổi hàng', en: 'Refunds and exchanges', ko: '환불·교환' },
};

const tabOf: Readonly<Record<OrderCode, Exclude<BuyerTab, 'all'>>> = {
  PENDING: 'pending',
  WAITING_FOR_DELIVERY: 'preparing',
  DELIVERY: 'delivering',
  COMPLETED: 'completed',
  CONFIRMED: 'confirmed',
  CANCELLED: 'cancelled',
  REFUND_REQUEST: 'returns',
  EXCHANGE: 'returns',
  DOWNLOAD: 'completed',
  EXTEND_CONFIRMATION: 'completed',
  REFUND_APPROVED: 'returns',
  REFUND_DELIVERING: 'returns',
  REFUND_CONFIRMED: 'returns',
  REFUND_COMPLETED: 'returns',
  REFUND_REJECTED: 'returns',
};

export function buyerTab(code: OrderCode): Exclude<BuyerTab, 'all'> {
  return tabOf[code];
}

/** The numbers of the codes under a tab; null for all of them. */
export function codesOfTab(tab: BuyerTab): readonly number[] | null {
  if (tab === 'all') return null;
  return (Object.keys(orderCodes) as OrderCode[])
    .filter((code) => tabOf[code] === tab)
    .map((code) => orderCodes[code]);
}
