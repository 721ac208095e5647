import type { Language } from '@hien/domain';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../client/api-error.ts';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type {
  EventCall,
  ExtendCall,
  Order,
  OrderLink,
  RefundAccountCall,
  Reordered,
} from './generated/types.ts';
import { orderQuery } from './orders.queries.ts';

/** The order that is changed, and how it is reached. */
export type OrderPlace = {
  readonly language: Language;
  readonly id: number;
  readonly link: OrderLink | undefined;
};

const params = ({ language, id }: OrderPlace) => ({
  header: { 'Accept-Language': language },
  path: { id },
});
const linkOf = ({ link }: OrderPlace) => (link ? { link } : {});

/** Sends one event on lines of an order. VERSION_CONFLICT puts the order as it is now in the cache, and is thrown on. */
export function sendOrderEvent(
  queryClient: QueryClient,
  place: OrderPlace,
  call: Omit<EventCall, 'link'>,
): Promise<Order> {
  const sending = commerceApi.POST('/api/order/{id}/events', {
    params: params(place),
    body: { ...call, ...linkOf(place) },
  });
  return kept(queryClient, place, unwrap(sending));
}

/** Seven more days to confirm, once. */
export function extendOrder(
  queryClient: QueryClient,
  place: OrderPlace,
  body: ExtendCall,
): Promise<Order> {
  const sending = commerceApi.POST('/api/order/{id}/extend', { params: params(place), body });
  return kept(queryClient, place, unwrap(sending));
}

/** Where money goes that cannot go back where it came from. */
export function setRefundAccount(
  queryClient: QueryClient,
  place: OrderPlace,
  account: Omit<RefundAccountCall, 'link'>,
): Promise<Order> {
  const sending = commerceApi.POST('/api/order/{id}/refund-account', {
    params: params(place),
    body: { ...account, ...linkOf(place) },
  });
  return kept(queryClient, place, unwrap(sending));
}

/** The same things into the cart again; answers what could not be put there. */
export async function reorder(queryClient: QueryClient, place: OrderPlace): Promise<Reordered> {
  const done = await unwrap(commerceApi.POST('/api/order/{id}/reorder', { params: params(place) }));
  void queryClient.invalidateQueries({ queryKey: ['cart'] });
  void queryClient.invalidateQueries({ queryKey: ['account', 'profile'] });
  return done;
}

/** Mails a new link to whoever ordered; says the same whether there is such an order or not. */
export async function requestOrderLink(orderId: number, phone: string): Promise<void> {
  await unwrap(commerceApi.POST('/api/order/link', { body: { orderId, phone } }));
}

/** Keeps the order that came back, or came along with a conflict, for every place that shows it. */
async function kept(
  queryClient: QueryClient,
  place: OrderPlace,
  answer: Promise<Order>,
): Promise<Order> {
  const { queryKey } = orderQuery(place.language, place.id, place.link);
  try {
    const order = await answer;
    queryClient.setQueryData(queryKey, order);
    void queryClient.invalidateQueries({ queryKey: ['orders', 'list'] });
    return order;
  } catch (error) {
    if (isApiError(error) && error.code === 'VERSION_CONFLICT' && isOrder(error.current))
      queryClient.setQueryData(queryKey, error.current);
    throw error;
  }
}

function isOrder(value: unknown): value is Order {
  return typeof value === 'object' && value !== null && 'items' in value && 'number' in value;
}
