import type { Database } from '@hien/server/database';

/** A listed company whose insurance waits for staff. */
export async function plantSentPaper(
  database: Database,
  now: number,
): Promise<{ id: number; version: number }> {
  const [company] = await database.rows<{ id: number; version: number }>(
    {
      text: `with sent as (
          insert into company_papers (contractor_id, kind, paper, until, files, request_key, sent_at)
          select id, 'insurance', 'policy', '2099-03-01', '[]', 'paper-contract', $1
          from contractors where approval = 'approved' and id > 5 order by id limit 1 returning contractor_id
        )
        update contractors set paper_sent_at = $1 from sent where id = contractor_id returning id, version`,
    },
    [new Date(now)],
  );
  return { id: company?.id ?? 0, version: company?.version ?? 0 };
}
