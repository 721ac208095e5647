import type { Database } from './db/database.ts';

/**
 * Under which entry of the directory a company stands: its own, or that of its new name (docs/adr/0142); null where there is none.
 */
export async function standingOf(database: Database, id: number): Promise<number | null> {
  const [found] = await database.rows<{ id: number }>(
    {
      name: 'contractor-standing',
      text: `select t.id from contractors t where ${isStanding('$1')}`,
    },
    [id],
  );
  return found?.id ?? null;
}

/** Of the rows `t`, the one where the company with this id stands today. */
export const isStanding = (id: string): string =>
  `t.approval = 'approved' and t.id = coalesce(
    (select c.id from contractors c where c.id = ${id} and c.approval = 'approved'),
    (select n.contractor_id from contractor_names n where n.former_id = ${id}))`;
