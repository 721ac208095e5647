import {
  type Order,
  type OrderLink,
  isApiError,
  query,
  readOrder,
  readOrderByLink,
} from '@hien/api';
import type { Language } from '@hien/domain';
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';

/** An order, and how it is reached: with a link as a visitor may see it (D15), without as its buyer, shop or staff. */
export interface OrderAccess {
  readonly language: Language;
  readonly id: number;
  readonly link: OrderLink | undefined;
}

/** LINK_WRONG when the link or the digits are not right; 404 for everybody whose order it is not. */
export function orderQuery({ language, id, link }: OrderAccess): UseQueryOptions<Order> {
  return link === undefined
    ? (query(readOrder, language, { id }) as UseQueryOptions<Order>)
    : (query(readOrderByLink, language, { orderId: id, ...link }) as UseQueryOptions<Order>);
}

/** What a request about this order carries of the way it was reached. */
export const linkOf = ({ link }: OrderAccess) => (link ? { link } : {});

/** Keeps the order that came back, or came along with a conflict, for every place that shows it. */
export async function keepOrder(
  queryClient: QueryClient,
  access: OrderAccess,
  answer: Promise<Order>,
): Promise<Order> {
  const { queryKey } = orderQuery(access);
  try {
    const order = await answer;
    queryClient.setQueryData(queryKey, order);
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
