import type { ItemAction, Order, OrderItem } from '@hien/api';
import { type ItemState, mayWaitLonger } from '@hien/domain';
import type { MessageId } from '../../i18n/useText.ts';
import { sellerEventWords } from '../events/seller-actions.ts';

/** What staff may press for a line, in the order of the buttons: answers first, claims in a buyer's name and the end of a purchase last. */
export const staffEvents = [
  'cancel.approve',
  'cancel.reject',
  'refund.approve',
  'refund.confirm',
  'refund.confirm_no_return',
  'exchange.confirm',
  'refund.release',
  'exchange.release',
  'refund.reject',
  'exchange.reject',
  'refund.to_exchange',
  'exchange.to_refund',
  'refund.hold',
  'exchange.hold',
  'seller.edit_delivery',
  'cash.collected',
  'cancel.unpaid',
  'cancel.by_seller',
  'refund.request',
  'exchange.request',
  'admin.cancel_confirmed',
] as const;
export type StaffEvent = (typeof staffEvents)[number];

/** Asked for on the page where buyers ask, with what they say and show. */
export type ClaimEvent = 'refund.request' | 'exchange.request';
export const isClaim = (event: StaffEvent): event is ClaimEvent =>
  event === 'refund.request' || event === 'exchange.request';

const own = {
  'cancel.unpaid': 'orders.action.cancel-unpaid',
  'cash.collected': 'orders.staff.event.cash-collected',
  'refund.request': 'orders.staff.event.refund-request',
  'exchange.request': 'orders.staff.event.exchange-request',
  'admin.cancel_confirmed': 'orders.staff.event.cancel-confirmed',
} as const satisfies Partial<Record<StaffEvent, MessageId>>;

export const staffEventWords: Readonly<Record<StaffEvent, MessageId>> = {
  ...sellerEventWords,
  ...own,
};

/** Events that end something and give money back. */
export const isGrave = (event: StaffEvent): boolean =>
  event === 'admin.cancel_confirmed' || event === 'cancel.by_seller' || event === 'cancel.unpaid';

/** What the machine lets staff do with a line, and what it explains. Events of tomorrow have no button here. */
export function staffOffers(
  item: Pick<OrderItem, 'actions'>,
): readonly (ItemAction & { readonly event: StaffEvent })[] {
  return staffEvents.flatMap((event) => {
    const action = item.actions.find((offer) => offer.event === event);
    return action === undefined ? [] : [{ event, refused: action.refused }];
  });
}

/** Whether staff can give the whole order more time, told at each line that waits to be confirmed; null at all others. */
export function staffExtension(
  { extension }: Pick<Order, 'extension'>,
  { state }: Pick<OrderItem, 'state'>,
): { readonly refused: Order['extension']['refused'] } | null {
  return mayWaitLonger({ state: state as ItemState }) ? { refused: extension.refused } : null;
}
