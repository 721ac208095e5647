import type { ItemAction, OrderItem } from '@hien/api';
import type { MessageId } from '../../i18n/useText.ts';

/** What a shop may press for a line; opening a claim in the buyer's name is not among it. */
export const sellerEventWords = {
  'seller.accept': 'seller.event.accept',
  'seller.dispatch': 'seller.event.dispatch',
  'seller.declare_delay': 'seller.event.delay',
  'seller.edit_delivery': 'seller.event.edit-delivery',
  delivered: 'seller.event.delivered',
  'cash.collected': 'seller.event.cash-collected',
  'cancel.approve': 'seller.event.cancel-approve',
  'cancel.reject': 'seller.event.reject',
  'cancel.by_seller': 'seller.event.cancel',
  'refund.approve': 'seller.event.refund-approve',
  'refund.pickup_started': 'seller.event.pickup',
  'refund.received': 'seller.event.received',
  'refund.confirm': 'seller.event.refund-confirm',
  'refund.confirm_no_return': 'seller.event.refund-no-return',
  'refund.reject': 'seller.event.reject',
  'refund.hold': 'seller.event.hold',
  'refund.release': 'seller.event.release',
  'refund.to_exchange': 'seller.event.to-exchange',
  'exchange.pickup_started': 'seller.event.pickup',
  'exchange.received': 'seller.event.received',
  'exchange.confirm': 'seller.event.exchange-confirm',
  'exchange.redeliver': 'seller.event.redeliver',
  'exchange.redelivered': 'seller.event.delivered',
  'exchange.reject': 'seller.event.reject',
  'exchange.hold': 'seller.event.hold',
  'exchange.release': 'seller.event.release',
  'exchange.to_refund': 'seller.event.to-refund',
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
