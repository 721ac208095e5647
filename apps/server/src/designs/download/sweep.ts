import type { Database } from '../../db/database.ts';

/** What a download kept goes when it is over, and tickets and links that nobody used a day later. */
export async function sweepDownloads(database: Database, now: number): Promise<void> {
  const at = new Date(now);
  await database.rows(
    {
      text: `update design_downloads set content = '', files = '[]'
        where expires_at < $1 and started_at is not null and files <> '[]'`,
    },
    [at],
  );
  await database.rows(
    { text: 'delete from design_downloads where expires_at < $1 and started_at is null' },
    [at],
  );
  await database.rows(
    {
      text: `delete from design_links l where l.expires_at < $1::timestamptz - interval '1 day'
        and not exists (select 1 from design_downloads d where d.link_id = l.id)`,
    },
    [at],
  );
}
