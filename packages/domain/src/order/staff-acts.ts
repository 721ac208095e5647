import type { Text } from '../language/language.ts';
import { type ItemHistory, itemHistoryMachine } from './item/item-history.ts';
import { itemEventLabels } from './item/texts/item-event-labels.ts';

type Event = keyof ItemHistory;

/** Claims are entered in a buyer's name, also where their shop could enter them. */
const inBuyersName: ReadonlySet<Event> = new Set<Event>(['refund.request', 'exchange.request']);

const ofShops: ReadonlySet<string> = new Set(
  itemHistoryMachine.rules
    .filter(
      ({ event, by }) =>
        by.includes('admin') &&
        (by.includes('seller') || by.length === 1) &&
        !inBuyersName.has(event),
    )
    .map(({ event }) => event),
);

/**
 * Whether staff who send this event act in the shop's place, or over its head: its shop is told of it (docs/adr/0200).
 * What a shop may send itself, and what nobody but staff may.
 */
export const isInShopsPlace = (event: string): boolean => ofShops.has(event);

/** What is called after the shop, or after whoever else does it, where staff did it. */
const own: ReadonlyMap<string, Text> = new Map<Event, Text>([
  ['cancel.by_seller', { vi: 'Hủy đơn', en: 'The cancellation', ko: '주문 취소' }],
  [
    'seller.edit_delivery',
    {
      vi: 'Sửa thông tin vận chuyển',
      en: 'A change of the shipment',
      ko: '배송 정보 수정',
    },
  ],
  [
    'admin.cancel_confirmed',
    {
      vi: 'Hủy đơn đã xác nhận mua',
      en: 'The end of a confirmed purchase',
      ko: '구매 확정 취소',
    },
  ],
  [
    'buyer.extend_confirm',
    {
      vi: 'Gia hạn xác nhận mua hàng',
      en: 'More time to confirm the purchase',
      ko: '구매 확정 연장',
    },
  ],
]);

/** What staff did, in words for the shop; null for an event that is not known. */
export const staffActLabel = (event: string): Text | null =>
  own.get(event) ??
  (Object.hasOwn(itemEventLabels, event)
    ? itemEventLabels[event as keyof typeof itemEventLabels]
    : null);
