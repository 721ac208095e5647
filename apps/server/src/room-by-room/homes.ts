import { Values, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { itemsOf, offsetOf, pageMeta, totalOf } from '../db/page.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { pricesFrom } from './prices-from.ts';

type Home = Answer<'listRoomHomes'>['data']['items'][number];

/** Home types of all projects with what they cost at least. */
export function listRoomHomes({ database }: Services): Handler<'listRoomHomes'> {
  return async ({ query, language }) => {
    const page = { page: query.page ?? 1, limit: query.limit ?? 12 };
    const values = new Values();
    const conditions = ['true'];
    if (query.project !== undefined) conditions.push(`r.slug = ${values.use(query.project)}`);
    if (query.tower !== undefined) conditions.push(`u.tower = ${values.use(query.tower)}`);
    if (query.brand !== undefined) conditions.push(`r.brand = ${values.use(query.brand)}`);
    if (query.type !== undefined) conditions.push(`u.type = ${values.use(query.type)}`);
    const from = `room_units u join room_projects r on r.id = u.project_id where ${conditions.join(' and ')}`;
    const total = await totalOf(database, from, values.list);
    const item = objectSql({
      design_id: 'u.id',
      name: textSql('u.name', language),
      tower: 'u.tower',
      type: 'u.type',
      area: 'u.area_m2',
      thumbnail: pictureSql('u.plan', language),
      project_slug: 'r.slug',
      project_name: textSql('r.name', language),
      location: textSql('r.location', language),
      floors: 'jsonb_array_length(u.floors)',
      // Homes share rooms: each shows the look whose turn it is, or a list would be one picture again and again.
      picture: `(select ${pictureSql('look.picture', language)} from (
        select l.picture, count(*) over () as looks, row_number() over (order by m.position, m.id, l.style_id) as turn
          from rooms m join room_layouts l on l.room_id = m.id where m.unit_id = u.id and m.room_type <> 'bathroom') look
        where look.turn = u.id % look.looks + 1)`,
    });
    const text = `select ${item}::text as item from ${from}
      order by r.position, r.id, u.position, u.id limit ${values.use(page.limit)} offset ${values.use(offsetOf(page))}`;
    const homes = (await itemsOf(database, { text }, values.list)).map(
      (row) => JSON.parse(row) as Omit<Home, 'price_from'>,
    );
    const prices = await pricesFrom(
      database.orm,
      homes.map(({ design_id: unit }) => unit),
    );
    const items = homes.map((home) => ({
      ...home,
      price_from: prices.get(home.design_id) ?? null,
    }));
    return { data: { items, meta: pageMeta(page.page, page.limit, total) } };
  };
}
