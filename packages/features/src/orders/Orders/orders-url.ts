import { type BuyerTab, type Language, buyerTabs } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { addressOf } from '../../shared/address/address.ts';
import { page, words } from '../../shared/address/parts.ts';

/** What the list of orders shows: a tab, words, a page. All of it is in the address. */
export interface OrdersUrl {
  readonly tab: BuyerTab;
  readonly q: string;
  readonly page: number;
}

const within = addressOf({ q: words, page });

export const allOrders: OrdersUrl = { tab: 'all', ...within.start };

/** A tab of the address; all orders for one that nobody knows. */
export function readTab(status: string | undefined): BuyerTab {
  return buyerTabs.find((tab) => tab === status) ?? 'all';
}

export const readOrdersUrl = (status: string | undefined, params: URLSearchParams): OrdersUrl => ({
  tab: readTab(status),
  ...within.read(params),
});

/** `order` for all of them, `order/returns` for a tab. */
export function ordersHref(language: Language, { tab, ...rest }: OrdersUrl): string {
  const query = within.query(rest);
  return tab === 'all'
    ? paths.orders.to(language, query)
    : paths.orderByStatus.to(language, { status: tab }, query);
}
