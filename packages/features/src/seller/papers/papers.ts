import type { SellerItem } from '@hien/api';
import { sellerOffers } from '../../shared/order/events/seller-actions.ts';

/** What is printed of chosen lines. */
export const paperKinds = ['pick', 'packing', 'labels'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** So many lines on one paper: what one call answers. */
export const mostPrinted = 200;

const sends: ReadonlySet<string> = new Set([
  'seller.accept',
  'seller.dispatch',
  'seller.edit_delivery',
  'exchange.redeliver',
]);

/** Whether goods go to the buyer now, or are on their way: a line that was called off is on no paper. */
export const isToBeSent = ({ item }: SellerItem): boolean =>
  sellerOffers(item).some(({ event, refused }) => refused === null && sends.has(event));

/** One thing to take from the shelf, for all orders that want it. */
export interface Pick {
  readonly key: string;
  readonly name: string;
  readonly optionName: string;
  readonly sku: string;
  readonly quantity: number;
  readonly orders: readonly { readonly number: string; readonly quantity: number }[];
}

export function picksOf(lines: readonly SellerItem[], language: string): Pick[] {
  const things = Map.groupBy(lines, ({ item: { thing } }) =>
    [thing.productId, thing.optionId, thing.sku, thing.name, thing.optionName].join('\n'),
  );
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...things]
    .flatMap(([key, those]) => {
      const [first] = those;
      if (first === undefined) return [];
      const { name, optionName, sku } = first.item.thing;
      const quantity = those.reduce((sum, { item }) => sum + item.quantity, 0);
      const orders = [...Map.groupBy(those, ({ orderNumber }) => orderNumber)].map(
        ([number, own]) => ({
          number,
          quantity: own.reduce((sum, { item }) => sum + item.quantity, 0),
        }),
      );
      return [{ key, name, optionName, sku, quantity, orders }];
    })
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.optionName, b.optionName));
}

/** What goes to one door: the chosen lines of one order. */
export interface Parcel {
  readonly order: Omit<SellerItem, 'item'>;
  readonly items: readonly SellerItem['item'][];
}

/** In the order in which the orders were chosen. */
export const parcelsOf = (lines: readonly SellerItem[]): Parcel[] =>
  [...Map.groupBy(lines, ({ orderId }) => orderId).values()].flatMap((those) => {
    const [first] = those;
    return first === undefined ? [] : [{ order: first, items: those.map(({ item }) => item) }];
  });

/** The receiver's address in one line. */
export const doorOf = ({ address, ward, district, city }: SellerItem['address']): string =>
  [address, ward, district, city].filter((part) => part !== null && part !== '').join(', ');
