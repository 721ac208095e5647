import { Values, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { itemsOf, itemsText } from '../db/page.ts';
import { placedProductSql } from '../db/placed-product-sql.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { exists } from './projects.ts';

/** Rooms of the design drawn for a home, each with its looks and the pieces standing in them. */
export function listRoomsOfDesign({ database }: Services): Handler<'listRoomsOfDesign'> {
  return async ({ params, query, language }) => {
    if (!(await exists(database, 'room_units', params.designId))) throw new ApiError('NOT_FOUND');
    const values = new Values();
    const conditions = [`r.unit_id = ${values.use(params.designId)}`];
    if (query.room_type !== undefined)
      conditions.push(`r.room_type = ${values.use(query.room_type)}`);
    const ofStyle =
      query.style_id === undefined ? '' : ` and l.style_id = ${values.use(query.style_id)}`;
    const place = (axis: string): string => `(placed.value->>'${axis}')::double precision`;
    const products = `(select coalesce(json_agg(${placedProductSql(language, place('x'), place('y'))} order by placed.place), '[]')
      from jsonb_array_elements(l.products) with ordinality as placed(value, place)
      join products p on p.id = (placed.value->>'productId')::integer)`;
    const layout = objectSql({
      id: 'l.id',
      style_id: 'l.style_id',
      picture: pictureSql('l.picture', language),
      price: 'l.price',
      products,
    });
    const item = objectSql({
      id: 'r.id',
      room_type: 'r.room_type',
      name: textSql('r.name', language),
      thumbnail: pictureSql('r.thumbnail', language),
      room_layout_detail: `(select coalesce(json_agg(${layout} order by l.style_id, l.id), '[]') from room_layouts l where l.room_id = r.id${ofStyle})`,
    });
    const text = `select ${item}::text as item from rooms r where ${conditions.join(' and ')} order by r.position, r.id limit 200`;
    return new JsonText(itemsText(await itemsOf(database, { text }, values.list)));
  };
}
