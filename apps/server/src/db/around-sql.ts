import type { Language } from '@hien/domain';
import { objectSql, textSql } from './json-sql.ts';

/** What is seen in a panorama as JSON, from a `jsonb` column: its pieces with their names and prices of today, those the shop shows. */
export function aroundSql(column: string, language: Language): string {
  const piece = objectSql({
    product_id: 'p.id',
    name: textSql('p.name', language),
    price: 'p.final_price',
    yaw: `seen.value->'yaw'`,
    pitch: `seen.value->'pitch'`,
    x: `seen.value->'x'`,
    y: `seen.value->'y'`,
  });
  const around = objectSql({
    width: `${column}->'width'`,
    depth: `${column}->'depth'`,
    eye: `${column}->'eye'`,
    pieces: `(select coalesce(json_agg(${piece} order by seen.position), '[]')
      from jsonb_array_elements(${column}->'pieces') with ordinality as seen(value, position)
      join products p on p.id = (seen.value->>'productId')::integer and p.status in ('on_sale', 'sold_out'))`,
    doors: `(select coalesce(json_agg(jsonb_build_object('leads', true) || door.value order by door.position), '[]')
      from jsonb_array_elements(${column}->'doors') with ordinality as door(value, position))`,
  });
  return `case when ${column} is null then null else ${around} end`;
}
