import type { ItemAction, OrderItem } from '@hien/api';
import type { MessageId } from '../../shared/i18n/useText.ts';

/** What a shop may press for a line; opening a claim in the buyer's name is not among it. */
export const sellerEventWords = {
  'seller.accept': 'orders.seller-row.accept',
  'seller.dispatch': 'orders.seller-row.dispatch',
  'seller.declare_delay': 'orders.seller-row.delay',
  'seller.edit_delivery': 'orders.seller-row.edit-delivery',
  delivered: 'orders.seller-row.delivered',
  'cash.collected': 'orders.seller-row.cash-collected',
  'cancel.approve': 'orders.seller-row.cancel-approve',
  'cancel.reject': 'orders.seller-row.reject',
  'cancel.by_seller': 'orders.seller-row.cancel',
  'refund.approve': 'orders.seller-row.refund-approve',
  'refund.pickup_started': 'orders.seller-row.pickup',
  'refund.received': 'orders.seller-row.received',
  'refund.confirm': 'orders.seller-row.refund-confirm',
  'refund.confirm_no_return': 'orders.seller-row.refund-no-return',
  'refund.reject': 'orders.seller-row.reject',
  'refund.hold': 'orders.seller-row.hold',
  'refund.release': 'orders.seller-row.release',
  'refund.to_exchange': 'orders.seller-row.to-exchange',
  'exchange.pickup_started': 'orders.seller-row.pickup',
  'exchange.received': 'orders.seller-row.received',
  'exchange.confirm': 'orders.seller-row.exchange-confirm',
  'exchange.redeliver': 'orders.seller-row.redeliver',
  'exchange.redelivered': 'orders.seller-row.delivered',
  'exchange.reject': 'orders.seller-row.reject',
  'exchange.hold': 'orders.seller-row.hold',
  'exchange.release': 'orders.seller-row.release',
  'exchange.to_refund': 'orders.seller-row.to-refund',
} as const satisfies Record<string, MessageId>;

export type SellerEvent = keyof typeof sellerEventWords;

const events = Object.keys(sellerEventWords) as SellerEvent[];

/** In the order of the buttons: the next step first. Events of tomorrow have no button here. */
export function sellerOffers(
  item: Pick<OrderItem, 'actions'>,
): readonly (ItemAction & { readonly event: SellerEvent })[] {
  return events.flatMap((event) => {
    const action = item.actions.find((offer) => offer.event === event);
    return action === undefined ? [] : [{ event, refused: action.refused }];
  });
}
