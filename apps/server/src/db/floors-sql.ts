import type { Language } from '@hien/domain';
import { objectSql, pictureSql, textSql } from './json-sql.ts';

/** The floors of a plan as JSON, from a `jsonb` column: each with its drawing and where its rooms lie on it. */
export function floorsSql(column: string, language: Language): string {
  const room = objectSql({
    id: `place.value->'id'`,
    place: `place.value->'place'`,
    name: textSql(`(place.value->'name')`, language),
    area: `place.value->'area'`,
    x: `place.value->'x'`,
    y: `place.value->'y'`,
    box: `place.value->'box'`,
  });
  const floor = objectSql({
    id: `floor.value->'id'`,
    plan: pictureSql(`(floor.value->'plan')`, language),
    rooms: `(select coalesce(json_agg(${room} order by place.position), '[]')
      from jsonb_array_elements(floor.value->'rooms') with ordinality as place(value, position))`,
  });
  return `(select coalesce(json_agg(${floor} order by floor.position), '[]')
      from jsonb_array_elements(${column}) with ordinality as floor(value, position))`;
}
