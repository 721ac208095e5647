import type { Language } from '@hien/domain';
import { objectSql, pictureSql, textSql } from './json-sql.ts';

/** A piece of the shop that is marked on a picture, as it is sold today: the product `p`. */
export const markedPiece = (language: Language): string =>
  objectSql({
    id: 'p.id',
    name: textSql('p.name', language),
    picture: pictureSql('p.cover', language),
    category_id: 'p.category_id',
    list_price: 'p.price',
    final_price: 'p.final_price',
    option_id: `(select o.id from product_options o where p.status = 'on_sale' and o.product_id = p.id and o.stock > 0
      order by o.position, o.id limit 1)`,
  });

/** The shop shows it: for sale, or sold out for now. */
export const isShown = `p.status in ('on_sale', 'sold_out')`;
