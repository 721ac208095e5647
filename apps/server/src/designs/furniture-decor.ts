import { objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { itemsOf, offsetOf, pageText, totalOf } from '../db/page.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';

const order = 'order by f.published_at desc, f.id desc limit $1 offset $2';

/** Rooms put together from pieces of the shop, newest first. */
export function listFurnitureDecor({ database }: Services): Handler<'listFurnitureDecor'> {
  return async ({ query, language }) => {
    const page = { page: query.page ?? 1, limit: query.limit ?? 4 };
    const item = objectSql({
      id: 'f.id',
      title: textSql('f.title', language),
      slug: 'f.slug',
      style: 'f.style',
      room_type: 'f.room_type',
      product_count: 'cardinality(f.product_ids)',
      price_from:
        '(select coalesce(min(p.final_price), 0) from products p where p.id = any(f.product_ids))',
      thumbnail_item: objectSql({
        picture: pictureSql('f.cover', language),
        content_lang: textSql('f.content', language),
      }),
    });
    const statement = {
      name: `furniture-decor-${language}`,
      text: `select ${item}::text as item from furniture_decors f ${order}`,
    };
    const items = await itemsOf(database, statement, [page.limit, offsetOf(page)]);
    return new JsonText(pageText(items, page, await totalOf(database, 'furniture_decors', [])));
  };
}

/** Their names alone, for menus and selects. */
export function listSimpleFurnitureDecor({
  database,
}: Services): Handler<'listSimpleFurnitureDecor'> {
  return async ({ query, language }) => {
    const page = { page: query.page ?? 1, limit: query.limit ?? 20 };
    const item = objectSql({ id: 'f.id', title: textSql('f.title', language), slug: 'f.slug' });
    const statement = { text: `select ${item}::text as item from furniture_decors f ${order}` };
    const items = await itemsOf(database, statement, [page.limit, offsetOf(page)]);
    return new JsonText(pageText(items, page, await totalOf(database, 'furniture_decors', [])));
  };
}
