import type { Language } from '@hien/domain';
import type { Database } from '../db/database.ts';
import { Values, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { itemsOf, itemsText } from '../db/page.ts';
import { ApiError } from '../http/api-error.ts';
import { type Answer, type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { pricesFrom } from './prices-from.ts';

export const projectFields = (language: Language): Record<string, string> => ({
  id: 'r.id',
  project_name: textSql('r.name', language),
  slug: 'r.slug',
  location: textSql('r.location', language),
  brand: 'r.brand',
  towers: 'r.towers',
  thumbnail: pictureSql('r.cover', language),
  design_count: '(select count(*) from room_units u where u.project_id = r.id)',
});

export const styleSql = (language: Language): string =>
  objectSql({
    id: 's.id',
    style_name: textSql('s.name', language),
    thumbnail: pictureSql('s.thumbnail', language),
  });

/** A style is where a layout of it is: in a room of a unit of a project. */
const drawnIn = `exists (select 1 from room_layouts l join rooms on rooms.id = l.room_id join room_units u on u.id = rooms.unit_id
  join room_projects r on r.id = u.project_id where l.style_id = s.id`;

/** Projects whose homes can be furnished room by room. */
export function listProjects({ database }: Services): Handler<'listProjects'> {
  return async ({ language }) => {
    const text = `select ${objectSql(projectFields(language))}::text as item from room_projects r order by r.position, r.id limit 200`;
    return new JsonText(itemsText(await itemsOf(database, { text }, [])));
  };
}

/** Styles drawn for a project, a tower or a type of home. */
export function listStyles({ database }: Services): Handler<'listStyles'> {
  return async ({ query, language }) => {
    const values = new Values();
    const conditions: string[] = [];
    if (query.project_name !== undefined)
      conditions.push(`r.slug = ${values.use(query.project_name)}`);
    if (query.tower !== undefined)
      conditions.push(`(u.tower is null or u.tower = ${values.use(query.tower)})`);
    if (query.type !== undefined) conditions.push(`u.type = ${values.use(query.type)}`);
    const where = conditions.length === 0 ? 'true' : `${drawnIn} and ${conditions.join(' and ')})`;
    const text = `select ${styleSql(language)}::text as item from room_styles s where ${where} order by s.position, s.id limit 200`;
    return new JsonText(itemsText(await itemsOf(database, { text }, values.list)));
  };
}

/** A project with its styles and the plans of its homes. */
export function getProject({ database }: Services): Handler<'getProject'> {
  return async ({ params, language }) => {
    const unit = objectSql({
      design_id: 'u.id',
      name: textSql('u.name', language),
      tower: 'u.tower',
      type: 'u.type',
      area: 'u.area_m2',
      thumbnail: pictureSql('u.plan', language),
    });
    const item = objectSql({
      ...projectFields(language),
      description: textSql('r.description', language),
      styles: `(select coalesce(json_agg(${styleSql(language)} order by s.position, s.id), '[]') from room_styles s
        where s.id in (select l.style_id from room_layouts l join rooms on rooms.id = l.room_id
          join room_units u on u.id = rooms.unit_id where u.project_id = r.id))`,
      units: `(select coalesce(json_agg(${unit} order by u.position, u.id), '[]') from room_units u where u.project_id = r.id)`,
    });
    const [row] = await database.rows<{ item: string }>(
      { text: `select ${item}::text as item from room_projects r where r.id = $1` },
      [params.id],
    );
    if (row === undefined) throw new ApiError('NOT_FOUND');
    const project = JSON.parse(row.item) as Answer<'getProject'>['data'];
    const prices = await pricesFrom(
      database.orm,
      project.units.map(({ design_id: unitId }) => unitId),
    );
    const units = project.units.map((one) => ({
      ...one,
      price_from: prices.get(one.design_id) ?? null,
    }));
    return { data: { ...project, units } };
  };
}

/** Blocks and phases of a project. */
export function listProjectParts({ database }: Services): Handler<'listProjectParts'> {
  return async ({ query, language }) => {
    if (!(await exists(database, 'room_projects', query.project_id)))
      throw new ApiError('NOT_FOUND');
    const item = objectSql({
      id: 't.id',
      project_id: 't.project_id',
      name: textSql('t.name', language),
      tower: 't.tower',
    });
    const text = `select ${item}::text as item from room_project_parts t where t.project_id = $1 order by t.position, t.id limit 200`;
    return new JsonText(itemsText(await itemsOf(database, { text }, [query.project_id])));
  };
}

/** Whether a row is there; `table` is a name of ours. */
export async function exists(
  database: Database,
  table: 'room_projects' | 'room_units',
  id: number,
): Promise<boolean> {
  const rows = await database.rows({ text: `select 1 as found from ${table} where id = $1` }, [id]);
  return rows.length > 0;
}
