import { objectSql } from '../db/json-sql.ts';
import type { Condition } from '../db/conditions.ts';
import { listText } from '../db/list-query.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { JsonText } from '../http/handler.ts';
import { shown } from './built-sql.ts';

/** What was built after: a design, or the selection of a home type. Every home was built after one of them. */
type After = 'design_id' | 'unit_id';

/** A page of built homes of a kind, with these fields of the row `t`. */
export async function listBuilt(
  database: Database,
  after: After,
  fields: Readonly<Record<string, string>>,
  { page = 1, limit = 12 }: { readonly page?: number; readonly limit?: number },
  named: readonly (readonly [Condition[0], Condition[1] | undefined])[],
): Promise<JsonText> {
  return new JsonText(
    await listText(database, {
      table: 'built_projects',
      item: objectSql(fields),
      order: 't.position, t.id',
      where: [
        `t.${after} is not null`,
        shown,
        ...named.flatMap(([column, value]) =>
          value === undefined ? [] : [[column, value] as const],
        ),
      ],
      text: '',
      page: { page, limit },
    }),
  );
}

/**
 * A built home of a kind.
 * @param name of the statement, which is planned once
 * @throws {ApiError} NOT_FOUND, also for a home of the other kind
 */
export async function oneBuilt(
  database: Database,
  after: After,
  fields: Readonly<Record<string, string>>,
  name: string,
  id: number,
): Promise<JsonText> {
  const [row] = await database.rows<{ item: string }>(
    {
      name,
      text: `select ${objectSql(fields)}::text as item from built_projects t where t.id = $1 and t.${after} is not null and ${shown}`,
    },
    [id],
  );
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return new JsonText(`{"data":${row.item}}`);
}
