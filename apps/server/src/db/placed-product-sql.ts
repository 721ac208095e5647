import type { Language } from '@hien/domain';
import { objectSql, pictureSql, textSql } from './json-sql.ts';

/** A product of the shop standing in a picture, from `products p` and the expressions of its place. */
export function placedProductSql(language: Language, x: string, y: string): string {
  return objectSql({
    id: 'p.id',
    name: textSql('p.name', language),
    picture: pictureSql('p.cover', language),
    list_price: 'p.price',
    final_price: 'p.final_price',
    x,
    y,
  });
}
