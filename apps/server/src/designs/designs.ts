import type { Language } from '@hien/domain';
import { Values, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { itemsOf, itemsText, offsetOf, pageText, totalOf } from '../db/page.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { placedProductSql } from '../db/placed-product-sql.ts';

/** The fields of a design card, from `designs` under that alias; a list, because other answers add to it. */
export const cardFields = (language: Language, alias = 'd'): Record<string, string> => ({
  id: `${alias}.id`,
  title: textSql(`${alias}.name`, language),
  slug: `${alias}.slug`,
  design_number: `${alias}.number`,
  style: `${alias}.style`,
  house_type: `${alias}.house_type`,
  design_type: `${alias}.design_type`,
  area: `${alias}.area_m2`,
  price: `${alias}.price`,
  likes: `${alias}.like_count`,
  picture: pictureSql(`${alias}.cover`, language),
});

/** Designs as cards show them. */
export function listSimpleDesigns({ database }: Services): Handler<'listSimpleDesigns'> {
  return async ({ query, language }) => {
    const page = { page: query.page ?? 1, limit: query.limit ?? 4 };
    const values = new Values();
    const conditions = ['d.simple', 'd.withdrawn_at is null'];
    if (query.style !== undefined) conditions.push(`d.style = ${values.use(query.style)}`);
    if (query.house_type !== undefined)
      conditions.push(`d.house_type = ${values.use(query.house_type)}`);
    const from = `designs d where ${conditions.join(' and ')}`;
    const total = await totalOf(database, from, values.list);
    const text = `select ${objectSql(cardFields(language))}::text as item from ${from}
      order by d.position, d.id limit ${values.use(page.limit)} offset ${values.use(offsetOf(page))}`;
    return new JsonText(pageText(await itemsOf(database, { text }, values.list), page, total));
  };
}

/** Designs by id, in the order asked for; what is not there is left out. */
export function listDesignsByIds({ database }: Services): Handler<'listDesignsByIds'> {
  return async ({ query, language }) => {
    const statement = {
      name: `designs-by-ids-${language}`,
      text: `select ${objectSql(cardFields(language))}::text as item
        from designs d where d.id = any($1::integer[]) order by array_position($1::integer[], d.id)`,
    };
    return new JsonText(itemsText(await itemsOf(database, statement, [[...new Set(query.ids)]])));
  };
}

const dayMs = 86_400_000;

/** A few designs whose pictures carry pieces of the shop, other ones each day. */
export function listTopDesigns({ database, now }: Services): Handler<'listTopDesigns'> {
  return async ({ query, language }) => {
    const products = `(select json_agg(${placedProductSql(language, 'dp.x', 'dp.y')} order by dp.position, dp.id)
      from (select * from design_products where design_id = d.id and room_id is null order by position, id limit 20) dp
      join products p on p.id = dp.product_id)`;
    const item = objectSql({
      ...cardFields(language),
      summary: textSql('d.summary', language),
      products,
    });
    const items = await itemsOf(
      database,
      {
        name: `top-designs-${language}`,
        text: `select ${item}::text as item from designs d
          where d.top and d.withdrawn_at is null and exists (select 1 from design_products dp where dp.design_id = d.id and dp.room_id is null)
          order by hashint4(d.id + $2::integer), d.id limit $1`,
      },
      [query.limit ?? 3, Math.floor(now() / dayMs)],
    );
    return new JsonText(itemsText(items));
  };
}
