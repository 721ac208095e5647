import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

/** A company whose bought place in the first city can be reported, two reported ones that wait for staff, and one of an older entry of the builder's that is off: the entry of today buys on. */
export async function plantAdCases(
  database: Database,
  now: number,
  builder: string,
): Promise<Known['ads']> {
  const hour = 3_600_000;
  const [place] = await database.rows<{ id: number }>(
    {
      text: `select contractor_id as id from contractor_positions
        where city = 'Thành phố Hồ Chí Minh' and shown and runs_until > $1 and contractor_id not in (
          select c.id from contractors c join users u on u.id = c.user_id where u.email = $2
        ) order by position limit 1`,
    },
    [new Date(now), builder],
  );
  const contractorId = place?.id ?? 0;
  const cases = await database.rows<{ id: number }>(
    {
      text: `insert into ad_cases (contractor_id, city, reports, opened_at, due_at)
        select id, city, 1, $1, $2 from contractors where id <> $3 and approval = 'approved'
          and user_id not in (select id from users where email = $4) order by id limit 2 returning id`,
    },
    [new Date(now - hour), new Date(now + 23 * hour), contractorId, builder],
  );
  const [down] = await database.rows<{ id: number }>(
    {
      text: `with older as (insert into contractors (user_id, slug, company_name, company_phone, email, address, city, tax_code, introduction, approval)
          select c.user_id, c.slug || '-truoc', c.company_name, c.company_phone, c.email, c.address, c.city, '0109999991', c.introduction, 'ended'
          from contractors c join users u on u.id = c.user_id where u.email = $2 order by c.id limit 1 returning id, city)
        insert into ad_cases (contractor_id, city, reports, state, version, rule, words, opened_at, due_at, decided_at, decided_by)
        select c.id, c.city, 1, 'taken-down', 1, 'misleading', 'Không có tài liệu.', $1, $1, $1,
          (select id from users where 'admin' = any(roles) order by id limit 1)
        from older c returning id`,
    },
    [new Date(now - 30 * hour), builder],
  );
  const [first = 0, second = 0] = cases.map(({ id }) => id);
  return { contractorId, caseIds: [first, second], takenDownId: down?.id ?? 0 };
}
