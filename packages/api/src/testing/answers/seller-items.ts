import {
  type ErrorCode,
  type ItemSort,
  type Language,
  errorText,
  fold,
  itemTabs,
  repriced,
  saleRefusal,
} from '@hien/domain';
import type { ShopItem } from '../../types.ts';
import type { Answer, Call } from '../call.ts';
import { shopItemSteps, shopItems } from '../fixtures/shop/shop-items.ts';
import { type Answers, pageOf } from './answerer.ts';

type Change = Call<'saveShopItems'>['body']['items'][number];
type Result = Answer<'saveShopItems'>['items'][number];

const orders: Readonly<Record<ItemSort, (a: ShopItem, b: ShopItem) => number>> = {
  changed: (a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt),
  name: (a, b) => a.name.localeCompare(b.name),
  stock: (a, b) => a.stock - b.stock,
  price: (a, b) => a.price - b.price,
  sold: (a, b) => b.soldCount - a.soldCount,
};

/** Every how many-th item of the mock has nothing in a language; the server looks at its texts. */
const untranslatedIn = { en: 6, ko: 3 } as const;

const found = (item: ShopItem, q: string): boolean =>
  fold(`${item.sku} ${item.name}`).includes(fold(q));

const refused = (
  id: number,
  code: ErrorCode,
  language: Language,
  current: ShopItem | null,
): Result => ({ id, done: false, code, message: errorText(code, language), current });

const done = (current: ShopItem): Result => ({
  id: current.id,
  done: true,
  code: null,
  message: null,
  current,
});

/** The item with its changes; null when something is not what it was looked at. */
function changed(
  item: ShopItem,
  { price, discount, preparationDays, stock = [], additional = [] }: Change,
): ShopItem | null {
  if (price !== undefined && price.from !== item.price) return null;
  if (discount !== undefined && discount.from !== item.discount) return null;
  const days = item.preparationDays;
  if ((preparationDays?.from ?? days) !== days) return null;
  const wanted = new Map(stock.map((one) => [one.optionId, one]));
  const added = new Map(additional.map((one) => [one.optionId, one]));
  if (
    item.options.some(
      ({ id, stock: now, additionalAmount }) =>
        (wanted.get(id)?.from ?? now) !== now ||
        (added.get(id)?.from ?? additionalAmount) !== additionalAmount,
    )
  )
    return null;
  const options = item.options.map((option) => ({
    ...option,
    stock: wanted.get(option.id)?.to ?? option.stock,
    additionalAmount: added.get(option.id)?.to ?? option.additionalAmount,
  }));
  const prices = repriced(item, {
    price: price?.to ?? item.price,
    discount: discount?.to ?? item.discount,
  });
  if (prices === null) return null;
  const { price: list, finalPrice, appPrice } = prices;
  return {
    ...item,
    options,
    preparationDays: preparationDays?.to ?? days,
    price: list,
    discount: list - finalPrice,
    finalPrice,
    appPrice,
    stock: options.reduce((sum, option) => sum + option.stock, 0),
  };
}

export const sellerItemAnswers: Answers<
  | 'listShopItems'
  | 'exportShopItems'
  | 'listShopItemChanges'
  | 'saveShopItems'
  | 'sendShopItemEvents'
> = {
  listShopItems({ query: { q = '', tab, sort = 'changed', page, limit = 20, missing }, language }) {
    const all = shopItems(language).filter(
      (item) =>
        found(item, q) && (missing === undefined || item.id % untranslatedIn[missing] === 0),
    );
    const under = tab === undefined ? all : all.filter(({ state }) => state === tab);
    const counts = itemTabs.map((one) => [one, all.filter(({ state }) => state === one).length]);
    return {
      ...pageOf(under.toSorted(orders[sort]), page, limit),
      counts: Object.fromEntries(counts) as Answer<'listShopItems'>['counts'],
    };
  },

  exportShopItems({ query: { after = 0 }, language }) {
    const rest = shopItems(language)
      .filter(({ id }) => id > after)
      .toSorted((a, b) => a.id - b.id);
    const items = rest.slice(0, 200).map(({ id, name, state, price, discount, options }) => ({
      id,
      name,
      state,
      price,
      discount,
      options: options.map((option) => ({
        id: option.id,
        sku: option.sku,
        name: option.name,
        stock: option.stock,
      })),
    }));
    return { items, next: rest.length > items.length ? (items.at(-1)?.id ?? null) : null };
  },

  listShopItemChanges({ query: { id }, language }) {
    const item = shopItems(language).find((one) => one.id === id);
    return { items: item === undefined ? [] : shopItemSteps(item, language) };
  },

  saveShopItems({ body, language }) {
    const all = shopItems(language);
    return {
      items: body.items.map((change) => {
        const item = all.find(({ id }) => id === change.id);
        if (item === undefined) return refused(change.id, 'NOT_FOUND', language, null);
        const after = changed(item, change);
        return after === null ? refused(item.id, 'VERSION_CONFLICT', language, item) : done(after);
      }),
    };
  },

  sendShopItemEvents({ body: { event, ids }, language }) {
    const all = shopItems(language);
    return {
      items: ids.map((id) => {
        const item = all.find((one) => one.id === id);
        if (item === undefined) return refused(id, 'NOT_FOUND', language, null);
        if (saleRefusal(item, event) !== null) return refused(id, 'EVENT_REFUSED', language, item);
        if (event === 'seller.delete') return { ...done(item), current: null };
        return done({ ...item, state: event === 'seller.stop' ? 'stopped' : 'on_sale' });
      }),
    };
  },
};
