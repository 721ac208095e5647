import { emptyProject, moduleLines, officeLimits, quotationLimits } from '@hien/domain/office-plan';
import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

const content = {
  ...emptyProject,
  name: 'Tầng 3',
  company: 'Công ty Minh Long',
  more: [{ module: 'desk-4', quantity: 3 }],
};

/** Projects and requests of the member, and a partner who has as many as one can. */
export async function plantOffice(
  database: Database,
  { member, partner, at }: { member: string; partner: string; at: number },
): Promise<Known['office']> {
  const now = new Date(at);
  const projects = async (email: string, many: number) => {
    const rows = await database.rows<{ id: number }>(
      {
        text: `insert into office_projects (user_id, content, saved_at)
          select id, $2::jsonb, $3 from users, generate_series(1, $4::int) where email = $1 returning id`,
      },
      [email, JSON.stringify(content), now, many],
    );
    return rows.map(({ id }) => id);
  };
  const requests = async (email: string, many: number) => {
    const rows = await database.rows<{ id: number }>(
      {
        text: `insert into office_quotations (user_id, request_key, state, changed_at, requested_at, estimate, area, desks, content,
            lines, contact_name, contact_phone, note, language)
          select id, 'stage-' || n, 'requested', $3, $3, 54600000, 0, 12, $2::jsonb, $5::jsonb, 'Nguyễn Thu An', '+84912345678', '', 'vi'
          from users, generate_series(1, $4::int) n where email = $1 returning id`,
      },
      [email, JSON.stringify(content), now, many, JSON.stringify(moduleLines(content))],
    );
    return rows.map(({ id }) => id);
  };
  // What the sample has of them would count towards what one can have.
  for (const table of ['office_projects', 'office_quotations'])
    await database.rows(
      {
        text: `delete from ${table} where user_id in (select id from users where email = any($1::text[]))`,
      },
      [[member, partner]],
    );
  await projects(partner, officeLimits.projects);
  await requests(partner, quotationLimits.open);
  const [first = 0, second = 0] = await projects(member, 2);
  const [requested = 0, quoted = 0, toQuote = 0] = await requests(member, 3);
  await database.rows(
    {
      text: `update office_quotations set state = 'quoted', version = 1, total = 54000000, valid_until = $2 where id = $1`,
    },
    [quoted, new Date(at + 14 * 86_400_000)],
  );
  await database.rows(
    {
      text: `insert into office_quotation_events (quotation_id, event, by, at)
        select id, 'request', 'member', requested_at from office_quotations where id = any($1::int[])`,
    },
    [[requested, quoted, toQuote]],
  );
  return { projectIds: [first, second], version: 0, requested, quoted, toQuote };
}
