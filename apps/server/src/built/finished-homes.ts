import { objectSql } from '../db/json-sql.ts';
import { type Condition, listText } from '../db/list-query.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { builtCard, builtDetail, homeFields, roomIds, shown } from './built-sql.ts';

/** Homes that were furnished room by room. */
export function listFinishedHomes({ database }: Services): Handler<'listFinishedHomes'> {
  return async ({ query, language }) => {
    const named: Condition[] = [
      ...(query.type === undefined ? [] : [['t.house_type =', query.type] as const]),
      ...(query.contractor_id === undefined
        ? []
        : [['t.contractor_id =', query.contractor_id] as const]),
    ];
    return new JsonText(
      await listText(database, {
        table: 'built_projects',
        item: objectSql({ ...builtCard(language), ...homeFields(language) }),
        order: 't.position, t.id',
        where: ['t.unit_id is not null', shown, ...named],
        text: '',
        page: { page: query.page ?? 1, limit: query.limit ?? 12 },
      }),
    );
  };
}

export function getFinishedHome({ database }: Services): Handler<'getFinishedHome'> {
  return async ({ params, language }) => {
    const item = objectSql({
      ...builtDetail(language),
      ...homeFields(language),
      room_ids: roomIds,
    });
    const [row] = await database.rows<{ item: string }>(
      {
        name: `finished-home-${language}`,
        text: `select ${item}::text as item from built_projects t where t.id = $1 and t.unit_id is not null and ${shown}`,
      },
      [params.id],
    );
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${row.item}}`);
  };
}
