import { objectSql } from '../db/json-sql.ts';
import { type Condition, listText } from '../db/list-query.ts';
import { cardFields } from '../designs/designs.ts';
import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { builtCard, builtDetail, shown } from './built-sql.ts';

/** Homes that were built after a design. */
export function listBuiltProjects({ database }: Services): Handler<'listBuiltProjects'> {
  return async ({ query, language }) => {
    const named: Condition[] = [
      ...(query.design_id === undefined ? [] : [['t.design_id =', query.design_id] as const]),
      ...(query.contractor_id === undefined
        ? []
        : [['t.contractor_id =', query.contractor_id] as const]),
    ];
    return new JsonText(
      await listText(database, {
        table: 'built_projects',
        item: objectSql(builtCard(language)),
        order: 't.position, t.id',
        where: ['t.design_id is not null', shown, ...named],
        text: '',
        page: { page: query.page ?? 1, limit: query.limit ?? 12 },
      }),
    );
  };
}

export function getBuiltProject({ database }: Services): Handler<'getBuiltProject'> {
  return async ({ params, language }) => {
    const item = objectSql({
      ...builtDetail(language),
      design: `(select ${objectSql(cardFields(language, 'd'))} from designs d where d.id = t.design_id)`,
    });
    const [row] = await database.rows<{ item: string }>(
      {
        name: `built-project-${language}`,
        text: `select ${item}::text as item from built_projects t where t.id = $1 and t.design_id is not null and ${shown}`,
      },
      [params.id],
    );
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${row.item}}`);
  };
}
