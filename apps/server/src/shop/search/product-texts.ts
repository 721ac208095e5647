import type { Language } from '@hien/domain';
import type { Database } from '../../db/database.ts';
import { textSql } from '../../db/json-sql.ts';

/** The summaries of products by id. */
export async function productTexts(
  database: Database,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  const rows = await database.rows<{ id: number; summary: string }>(
    {
      name: `summaries-${language}`,
      text: `select id, ${textSql('summary', language)} as summary from products where id = any($1::integer[])`,
    },
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.summary]));
}
