import { type BuyerTab, type Language, buyerTabs, searchWords } from '@hien/domain';
import { paths } from '@hien/domain/routes';

/** What the list of orders shows: a tab, words, a page. All of it is in the address. */
export interface OrdersUrl {
  readonly tab: BuyerTab;
  readonly q: string;
  readonly page: number;
}

export const allOrders: OrdersUrl = { tab: 'all', q: '', page: 1 };

/** A tab of the address; all orders for one that nobody knows. */
export function readTab(status: string | undefined): BuyerTab {
  return buyerTabs.find((tab) => tab === status) ?? 'all';
}

export function readOrdersUrl(status: string | undefined, params: URLSearchParams): OrdersUrl {
  const page = Number(params.get('page') ?? 1);
  return {
    tab: readTab(status),
    q: searchWords(params.get('q')),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** `order` for all of them, `order/returns` for a tab. */
export function ordersHref(language: Language, { tab, q, page }: OrdersUrl): string {
  const query = { q: q === '' ? undefined : q, page: page === 1 ? undefined : page };
  return tab === 'all'
    ? paths.orders.to(language, query)
    : paths.orderByStatus.to(language, { status: tab }, query);
}
