import { fixtures } from '@hien/api/testing';
import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

/** What the builder's company has typed of itself, and two changes of other companies that wait for staff. */
export async function plantCompanyChanges(
  database: Database,
  now: number,
): Promise<Known['companies']> {
  const at = new Date(now - 86_400_000);
  const [row] = await database.rows<{ cover: string }>(
    {
      text: `select '/media/' || (pictures->0->>'path') || '/' || (pictures->0->>'name') as cover from contractors where id = 1`,
    },
    [],
  );
  const content = { ...fixtures.changedCompany(), cover: row?.cover ?? '', logo: '' };
  await database.rows({ text: 'delete from company_requests where contractor_id <= 3' }, []);
  await database.rows(
    {
      text: `insert into company_drafts (contractor_id, content, version, saved_at) values (1, $1, 3, $2)
        on conflict (contractor_id) do update set content = excluded.content, version = 3, saved_at = excluded.saved_at`,
    },
    [content, at],
  );
  const requests = await database.rows<{ id: number }>(
    {
      text: `insert into company_requests (contractor_id, before, after, sent_at)
        select id, jsonb_set($1::jsonb, '{cover}', to_jsonb(cover)), jsonb_set(jsonb_set($1::jsonb, '{cover}', to_jsonb(cover)), '{team_size}', '9'), $2 from (
          select id, '/media/' || (pictures->0->>'path') || '/' || (pictures->0->>'name') as cover
          from contractors where id in (2, 3) order by id) c returning id`,
    },
    [JSON.stringify(content), at],
  );
  const [first = 0, second = 0] = requests.map(({ id }) => id);
  return { caseIds: [first, second] };
}
