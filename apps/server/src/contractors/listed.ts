import type { Database } from '../db/database.ts';

/** Whether the company stands in the directory. */
export async function isListed(database: Database, id: number): Promise<boolean> {
  const found = await database.rows(
    {
      name: 'contractor-listed',
      text: `select 1 from contractors where id = $1 and approval = 'approved'`,
    },
    [id],
  );
  return found.length > 0;
}
