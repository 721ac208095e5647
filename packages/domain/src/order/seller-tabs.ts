import type { Text } from '../language/language.ts';
import { hasOpenClaim, type Item } from './item/item.ts';
import { type ClaimType, itemStateInfo } from './item/item-state.ts';
import type { Order } from './order.ts';

/** The words of the seller's order list (2.4). */
export const sellerTabs = [
  'waiting_for_payment',
  'new_order',
  'preparing',
  'delivering',
  'delivered',
  'confirmed',
  'cancel',
  'exchange',
  'refund',
  'denied',
] as const;
export type SellerTab = (typeof sellerTabs)[number];

export const sellerTabLabels: Readonly<Record<SellerTab, Text>> = {
  waiting_for_payment: { vi: 'Chờ thanh toán', en: 'Waiting for payment', ko: '결제 대기' },
  new_order: { vi: 'Đơn mới', en: 'New orders', ko: '신규 주문' },
  preparing: { vi: 'Đang chuẩn bị hàng', en: 'Preparing delivery', ko: '배송 준비' },
  delivering: { vi: 'Đang giao hàng', en: 'Delivering', ko: '배송 중' },
  delivered: { vi: 'Đã giao hàng', en: 'Delivered', ko: '배송 완료' },
  confirmed: { vi: 'Đã xác nhận mua', en: 'Confirmed', ko: '구매 확정' },
  cancel: { vi: 'Hủy', en: 'Cancel', ko: '취소' },
  exchange: { vi: 'Đổi hàng', en: 'Exchange', ko: '교환' },
  refund: { vi: 'Hoàn tiền', en: 'Refund', ko: '반품' },
  denied: { vi: 'Đã từ chối', en: 'Denied', ko: '거부' },
};

const stageTab = {
  awaiting_payment: 'waiting_for_payment',
  new_order: 'new_order',
  preparing: 'preparing',
  delivering: 'delivering',
  delivered: 'delivered',
  confirmed: 'confirmed',
} as const;

/** The tab an item stands under. A claim stands under its own tab until it is finished. */
export function sellerTab(item: Pick<Item, 'state'>): SellerTab {
  const { stage, claim, voice, code } = itemStateInfo(item.state);
  if (claim !== undefined) return claim.type;
  if (code === 'CANCEL_REJECTED' || code === 'REFUND_REJECTED' || code === 'EXCHANGE_REJECTED')
    return 'denied';
  if (stage !== undefined) return stageTab[stage];
  return voice === 'cancelled' ? 'cancel' : 'refund';
}

export const claimTabs = [
  'requested',
  'waiting',
  'collecting',
  'collected',
  'redelivering',
  'processed',
  'on_hold',
  'rejected',
] as const;
export type ClaimTab = (typeof claimTabs)[number];

export const claimTabLabels: Readonly<Record<ClaimTab, Text>> = {
  requested: { vi: 'Đã yêu cầu', en: 'Requested', ko: '요청' },
  waiting: { vi: 'Chờ thu hồi', en: 'Waiting', ko: '수거 대기' },
  collecting: { vi: 'Đang thu hồi', en: 'Collecting', ko: '수거 중' },
  collected: { vi: 'Đã thu hồi', en: 'Collection complete', ko: '수거 완료' },
  redelivering: { vi: 'Đang giao lại', en: 'Re-delivery', ko: '재배송' },
  processed: { vi: 'Đã xử lý', en: 'Processed', ko: '처리 완료' },
  on_hold: { vi: 'Tạm giữ', en: 'On hold', ko: '보류' },
  rejected: { vi: 'Từ chối', en: 'Rejected', ko: '거부' },
};

const stepTab = {
  requested: 'requested',
  waiting: 'waiting',
  collecting: 'collecting',
  received: 'collected',
  redelivering: 'redelivering',
} as const;

/** Which claim list an item stands in and under which sub-tab; null for an item without a claim. A released hold goes back to its step. */
export function claimTab(
  item: Pick<Item, 'state'>,
): { readonly type: ClaimType; readonly tab: ClaimTab } | null {
  const { claim, voice, code } = itemStateInfo(item.state);
  if (claim !== undefined) {
    if (claim.held === true) return { type: claim.type, tab: 'on_hold' };
    if (claim.step === 'confirmed')
      return { type: claim.type, tab: claim.type === 'exchange' ? 'collected' : 'processed' };
    return { type: claim.type, tab: stepTab[claim.step] };
  }
  if (code === 'CANCEL_REJECTED') return { type: 'cancel', tab: 'rejected' };
  if (code === 'REFUND_REJECTED') return { type: 'refund', tab: 'rejected' };
  if (code === 'EXCHANGE_REJECTED') return { type: 'exchange', tab: 'rejected' };
  if (code === 'EXCHANGE_COMPLETED') return { type: 'exchange', tab: 'processed' };
  if (voice === 'cancelled') return { type: 'cancel', tab: 'processed' };
  return voice === 'refunded' ? { type: 'refund', tab: 'processed' } : null;
}

/** The seller's money waits while a claim is open or the order is extended: "payment holding" has no code of its own. */
export function settlementHold(order: Order): boolean {
  return (
    order.items.some(hasOpenClaim) ||
    (order.extendedAt !== null &&
      order.items.some(
        (item) => item.confirmedAt === null && itemStateInfo(item.state).end !== true,
      ))
  );
}
