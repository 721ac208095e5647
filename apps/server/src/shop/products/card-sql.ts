import type { Language } from '@hien/domain';
import { isUntranslatedSql, objectSql, pictureSql, textSql } from '../../db/json-sql.ts';
import { soldByOpenShopSql } from './shop-sells.ts';

/** Products buyers may see. The words equal the predicate of the partial indexes. */
export const listed = `p.status in ('on_sale', 'sold_out')`;

/** Can be had now: a piece is there, and its shop takes orders. */
export const inStockSql = `p.stock > 0 and p.status = 'on_sale' and ${soldByOpenShopSql}`;

export const availabilitySql = `case when ${inStockSql} then 'on_sale' else 'sold_out' end`;

const discountSql = (price: string): string =>
  `case when ${price} < p.price then json_build_object('amount', p.price - ${price}, 'percent', (p.price - ${price})::bigint * 100 / p.price) end`;

/** D79: the web price with general and web discounts; the app's price is a hint beside it. */
export const pricesSql = objectSql({
  listPrice: 'p.price',
  finalPrice: 'p.final_price',
  vatRate: 'p.vat_rate',
  discountWeb: discountSql('p.final_price'),
  discountApp: discountSql('p.app_price'),
  appPrice: 'p.app_price',
});

/** New for 30 days. */
export const isNewSql = (now: string): string =>
  `(p.published_at > ${now}::timestamptz - interval '30 days')`;

/** A card from `products p` and `brands b`; `now` is a placeholder. Highlights are put in by the search. */
export function cardSql(language: Language, now: string): string {
  return objectSql({
    id: 'p.id',
    name: textSql('p.name', language),
    ...(language === 'vi'
      ? {}
      : { nameLanguage: `case when ${isUntranslatedSql('p.name', language)} then 'vi' end` }),
    slug: 'p.slug',
    brand: `json_build_object('id', b.id, 'name', b.name)`,
    categoryId: 'p.category_id',
    picture: pictureSql('p.cover', language),
    hoverPicture: pictureSql('p.hover', language),
    prices: pricesSql,
    rating: `json_build_object('average', p.rating, 'count', p.rating_count)`,
    availability: availabilitySql,
    promotionIcons: 'p.promotion_icons',
    isNew: isNewSql(now),
    madeToOrder: 'p.made_to_order',
    optionCount: 'p.option_count',
    highlights: `'[]'::json`,
  });
}
