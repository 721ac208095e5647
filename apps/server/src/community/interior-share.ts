import type { Language } from '@hien/domain';
import { Values, instantSql, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { isShown, markedPiece } from '../db/marked-piece.ts';
import { itemsOf } from '../db/page.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { shareFields } from './share-card.ts';

const relatedCount = 6;

/** The pictures in their order, each with its marks in theirs. A piece that left the shop keeps the name it had. */
const picturesSql = (language: Language): string => `(
  select json_agg(json_build_object('picture', ${pictureSql('p.value', language)}, 'tags', (
    select coalesce(json_agg(json_build_object(
        'x', (m.value->>'x')::float8,
        'y', (m.value->>'y')::float8,
        'product_id', s.id,
        'label', coalesce(${textSql(`(m.value->'label')`, language)}, ${textSql('n.name', language)}, '')
      ) order by m.ordinality), '[]'::json)
      from jsonb_array_elements(t.marks) with ordinality m
      left join products n on n.id = (m.value->>'productId')::integer
      left join products s on s.id = n.id and s.status in ('on_sale', 'sold_out')
      where (m.value->>'picture')::integer = p.ordinality - 1
  )) order by p.ordinality)
  from jsonb_array_elements(case when t.pictures = '[]' then jsonb_build_array(t.cover) else t.pictures end) with ordinality p)`;

/** Each marked piece once, as it is sold today: in the order of the marks. */
const piecesSql = (language: Language): string => {
  return `(select coalesce(json_agg(${markedPiece(language)} order by array_position(t.product_ids, p.id)), '[]'::json)
    from products p where p.id = any(t.product_ids) and ${isShown})`;
};

/** Homes like it: of its style or its kind of home first, what is liked most before the rest. */
const relatedSql = (language: Language): string => `(
  select coalesce(json_agg(r.item order by r.near desc, r.likes desc, r.id desc), '[]'::json) from (
    select ${objectSql(shareFields(language))} as item, t.id, t.like_count as likes,
      (t.style = a.style)::integer * 2 + (t.house_type = a.house_type)::integer as near
    from interior_shares t where t.status = 'visible' and t.id <> a.id
    order by near desc, t.like_count desc, t.id desc limit ${relatedCount}) r)`;

/**
 * One shared home, by today's address or one it had before.
 * @throws {ApiError} NOT_FOUND for one that is not there, or not shown.
 */
export function getInteriorShare({ database }: Services): Handler<'getInteriorShare'> {
  return async ({ params, language }) => {
    const values = new Values();
    const slug = values.use(params.slug);
    const item = objectSql({
      ...shareFields(language),
      body: textSql('t.content', language),
      updated_at: instantSql('greatest(t.updated_at, t.published_at)'),
      cost: 't.cost',
      pictures: picturesSql(language),
      before: pictureSql('t.before', language),
      hashtags: 'to_json(t.hashtags)',
      pieces_shown: piecesSql(language),
      related: 'b.related',
    });
    const text = `select ${item}::text as item from interior_shares t,
      lateral (select ${relatedSql(language)} as related from (select t.id, t.style, t.house_type) a) b
      where t.status = 'visible' and t.id = coalesce(
        (select id from interior_shares where slug = ${slug}),
        (select share_id from interior_share_slugs where slug = ${slug}))`;
    const [found] = await itemsOf(database, { text }, values.list);
    if (found === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${found}}`);
  };
}
