import type { ItemAction, Order, OrderItem, OrderLink } from '@hien/api';
import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { MessageId } from '../../shared/i18n/useText.ts';

/** Events that a buyer is asked about once more before they are sent. */
export const askedEvents = [
  'cancel.unpaid',
  'cancel.withdraw',
  'refund.withdraw',
  'exchange.withdraw',
  'buyer.confirm',
  'delivered',
  'exchange.redelivered',
] as const;
export type AskedEvent = (typeof askedEvents)[number];

/** Events with a form of their own: on a page, or in a window. */
const formEvents = ['cancel.request', 'refund.request', 'exchange.request'] as const;
type FormEvent = (typeof formEvents)[number];
const shipmentEvent = 'refund.pickup_started';

export const buyerEvents = [
  'buyer.confirm',
  'delivered',
  'exchange.redelivered',
  'refund.pickup_started',
  'refund.request',
  'exchange.request',
  'cancel.request',
  'cancel.unpaid',
  'refund.withdraw',
  'exchange.withdraw',
  'cancel.withdraw',
] as const satisfies readonly (AskedEvent | FormEvent | typeof shipmentEvent)[];
export type BuyerEvent = (typeof buyerEvents)[number];

export const eventWords = {
  'buyer.confirm': 'orders.action.confirm',
  delivered: 'orders.action.delivered',
  'exchange.redelivered': 'orders.action.redelivered',
  'refund.pickup_started': 'orders.action.sent-back',
  'refund.request': 'orders.action.refund',
  'exchange.request': 'orders.action.exchange',
  'cancel.request': 'orders.action.cancel',
  'cancel.unpaid': 'orders.action.cancel-unpaid',
  'refund.withdraw': 'orders.action.withdraw',
  'exchange.withdraw': 'orders.action.withdraw',
  'cancel.withdraw': 'orders.action.withdraw',
} as const satisfies Record<BuyerEvent, MessageId>;

export const isAsked = (event: BuyerEvent): event is AskedEvent =>
  askedEvents.some((asked) => asked === event);

/** What a buyer may press for a line, in the order of the buttons. Events of tomorrow have no button here. */
export function offersOf(
  item: Pick<OrderItem, 'actions'>,
): readonly (ItemAction & { readonly event: BuyerEvent })[] {
  return buyerEvents.flatMap((event) => {
    const action = item.actions.find((offer) => offer.event === event);
    return action === undefined ? [] : [{ event, refused: action.refused }];
  });
}

/** The page with the form of an event; undefined for events without one. The link of a visitor stays in the tab. */
export function formHref(
  event: BuyerEvent,
  order: Pick<Order, 'id'>,
  item: Pick<OrderItem, 'id'>,
  language: Language,
): string | undefined {
  const params = { id: order.id };
  if (event === 'cancel.request')
    return paths.orderShopDetailCancel.to(language, params, { item: item.id });
  if (event === 'refund.request' || event === 'exchange.request')
    return paths.orderShopDetailRefund.to(language, params, {
      item: item.id,
      type: event === 'refund.request' ? 'refund' : 'exchange',
    });
  return undefined;
}

/** The order's own page, for its buyer or for a visitor with a link. */
export function orderHref(
  order: Pick<Order, 'id'>,
  link: OrderLink | undefined,
  language: Language,
): string {
  const params = { id: order.id };
  return link === undefined
    ? paths.orderDetail.to(language, params)
    : paths.orderShopDetail.to(language, params);
}
