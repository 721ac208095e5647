import type { Language } from '@hien/domain';
import { objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { isShown, markedPiece } from '../db/marked-piece.ts';

/** Homes of companies that are in the directory; those kept from before come first. */
export const shown = `exists (select 1 from contractors c where c.id = t.contractor_id and c.approval = 'approved')`;

/** A built home as a list shows it; `t` is the row. */
export const builtCard = (language: Language): Record<string, string> => ({
  id: 't.id',
  name: textSql('t.name', language),
  summary: textSql('t.summary', language),
  location: textSql('t.location', language),
  city: 't.city',
  house_type: 't.house_type',
  style: 't.style',
  area: 't.area_m2',
  months: 't.months',
  cost: 't.cost',
  finished_on: 't.finished_on',
  cover: pictureSql(`(t.photos->0)`, language),
  picture: pictureSql(`(t.rooms->0->'after')`, language),
  before: pictureSql(`nullif(t.rooms->0->'before', 'null')`, language),
  has_during: `t.rooms @? '$[*].during.name'`,
});

/** Where pieces of the shop are seen in the picture of a room as it is now, or of the home; none where it was told before there were marks. */
const marksSql = (told: string, language: Language): string => {
  const mark = objectSql({
    x: `mark.value->'x'`,
    y: `mark.value->'y'`,
    piece: markedPiece(language),
  });
  return `(select coalesce(json_agg(${mark} order by mark.position), '[]'::json)
    from jsonb_array_elements(${told}->'marks') with ordinality as mark(value, position)
    join products p on p.id = (mark.value->>'productId')::integer and ${isShown})`;
};

/** All that its page tells. */
export function builtDetail(language: Language): Record<string, string> {
  const of = (key: string) => `nullif(one.value->'${key}', 'null')`;
  const room = objectSql({
    room_type: `one.value->'roomType'`,
    name: textSql(`(one.value->'name')`, language),
    area: `one.value->'area'`,
    after: pictureSql(`(one.value->'after')`, language),
    during: pictureSql(of('during'), language),
    before: pictureSql(of('before'), language),
    words: textSql(of('words'), language),
    marks: marksSql('one.value', language),
  });
  const photo = objectSql({
    picture: pictureSql('one.value', language),
    marks: marksSql('one.value', language),
  });
  const company = objectSql({
    contractor_id: 'c.id',
    company_name: 'c.company_name',
    city: 'c.city',
    logo: pictureSql('c.logo', language),
    rating: 'c.rating',
    review_count: 'c.review_count',
  });
  return {
    ...builtCard(language),
    photos: `(select coalesce(json_agg(${photo} order by one.place), '[]'::json)
      from jsonb_array_elements(t.photos) with ordinality as one(value, place))`,
    story: textSql('t.story', language),
    costs: 't.costs',
    phases: 't.phases',
    built_rooms: `(select json_agg(${room} order by one.place)
      from jsonb_array_elements(t.rooms) with ordinality as one(value, place))`,
    company: `(select ${company} from contractors c where c.id = t.contractor_id)`,
  };
}

/** The home type that was furnished, from the row `t`. */
export const homeFields = (language: Language): Record<string, string> => {
  const home = 'room_units u join room_projects r on r.id = u.project_id where u.id = t.unit_id';
  return {
    design_id: 't.unit_id',
    home_name: `(select ${textSql('u.name', language)} from ${home})`,
    project_slug: `(select r.slug from ${home})`,
    project_name: `(select ${textSql('r.name', language)} from ${home})`,
    selection: 't.selection',
  };
};

/** The unit's rooms that were built, in the order of `built_rooms`; null where the unit has such a room no more. */
export const roomIds = `(select coalesce(json_agg(known.id order by one.place), '[]'::json)
  from jsonb_array_elements(t.rooms) with ordinality as one(value, place)
  left join (select m.id, row_number() over (order by m.position, m.id) - 1 as place from rooms m where m.unit_id = t.unit_id) known
    on known.place = (one.value->>'place')::int)`;
