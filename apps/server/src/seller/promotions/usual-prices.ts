import type { products } from '../../db/schema/shop.ts';

type Priced = Pick<
  typeof products.$inferSelect,
  'finalPrice' | 'appPrice' | 'promotionIcons' | 'usual'
>;

/** The item as its shop keeps it, whatever promotion runs. */
export function asUsual<Item extends Priced>(item: Item): Item {
  const { usual } = item;
  return usual === null
    ? item
    : {
        ...item,
        finalPrice: usual.finalPrice,
        appPrice: usual.appPrice,
        promotionIcons: [...usual.icons],
        usual: null,
      };
}
