import type { Text } from '../language/language.ts';
import type { Item } from './item/item.ts';
import { itemStateInfo } from './item/item-state.ts';
import type { Order } from './order.ts';

export const shippingStatuses = ['SHIPPING', 'DELIVERED', 'CANCELLED'] as const;
export type ShippingStatus = (typeof shippingStatuses)[number];

export const paymentStatuses = ['PAID', 'WAIT_FOR_PAY'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const shippingStatusLabels: Readonly<Record<ShippingStatus, Text>> = {
  SHIPPING: { vi: 'Đang giao', en: 'Shipping', ko: '배송 중' },
  DELIVERED: { vi: 'Đã giao', en: 'Delivered', ko: '배송 완료' },
  CANCELLED: { vi: 'Đã hủy', en: 'Cancelled', ko: '취소됨' },
};

export const paymentStatusLabels: Readonly<Record<PaymentStatus, Text>> = {
  PAID: { vi: 'Đã thanh toán', en: 'Paid', ko: '결제 완료' },
  WAIT_FOR_PAY: { vi: 'Chờ thanh toán', en: 'Waiting for payment', ko: '결제 대기' },
};

const gone = (item: Item): boolean => itemStateInfo(item.state).voice === 'cancelled';

/** Derived from the items, never stored (D25). Null before anything was sent. */
export function shippingStatus(order: Order): ShippingStatus | null {
  const alive = order.items.filter((item) => !gone(item));
  if (alive.length === 0) return 'CANCELLED';
  if (alive.every((item) => item.dispatchedAt === null)) return null;
  return alive.every((item) => item.deliveredAt !== null || item.confirmedAt !== null)
    ? 'DELIVERED'
    : 'SHIPPING';
}

/** Cash on delivery waits until shop or carrier have it (D19). */
export function paymentStatus(order: Order): PaymentStatus {
  return order.items.every(
    (item) => item.paidAt !== null && (!item.cod || item.collectedAt !== null),
  )
    ? 'PAID'
    : 'WAIT_FOR_PAY';
}
