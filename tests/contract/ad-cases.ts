import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

/** A company whose bought place in the first city can be reported, and two reported ones that wait for staff. */
export async function plantAdCases(database: Database, now: number): Promise<Known['ads']> {
  const hour = 3_600_000;
  const [place] = await database.rows<{ id: number }>(
    {
      text: `select contractor_id as id from contractor_positions
        where city = 'Thành phố Hồ Chí Minh' and shown and runs_until > $1 order by position limit 1`,
    },
    [new Date(now)],
  );
  const contractorId = place?.id ?? 0;
  const cases = await database.rows<{ id: number }>(
    {
      text: `insert into ad_cases (contractor_id, city, reports, opened_at, due_at)
        select id, city, 1, $1, $2 from contractors where id <> $3 and approval = 'approved' order by id limit 2 returning id`,
    },
    [new Date(now - hour), new Date(now + 23 * hour), contractorId],
  );
  const [first = 0, second = 0] = cases.map(({ id }) => id);
  return { contractorId, caseIds: [first, second] };
}
