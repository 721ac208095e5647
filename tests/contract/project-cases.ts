import { fixtures } from '@hien/api/testing';
import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

const { begunProject, wholeProject } = fixtures;

/** What a company is writing, and what waits for staff: five projects that nothing else of the stage is about. */
export async function plantProjects(database: Database, now: number): Promise<Known['projects']> {
  const at = new Date(now - 86_400_000);
  const made = await database.rows<{ id: number; picture: string }>(
    {
      text: `insert into contractor_projects (contractor_id, name, location, district, city, description, style, house_type,
          area_m2, construction_area_m2, months, cost_from, cost_to, pictures, reviewed_on, sort_order, hidden)
        select p.contractor_id, p.name, p.location, p.district, p.city, p.description, p.style, p.house_type, p.area_m2,
          p.construction_area_m2, p.months, p.cost_from, p.cost_to, p.pictures, p.reviewed_on, 100 + n, true
        from (select * from contractor_projects where contractor_id = 1 order by id limit 1) p, generate_series(1, 5) n
        returning id, '/media/' || (pictures->0->'after'->>'path') || '/' || (pictures->0->'after'->>'name') as picture`,
    },
    [],
  );
  const [untouched = 0, typed = 0, waiting = 0, one = 0, other = 0] = made.map(({ id }) => id);
  const content = {
    ...wholeProject,
    pictures: [{ picture: made[0]?.picture ?? '', before: '', during: false }],
  };
  await database.rows(
    { text: 'delete from project_drafts where contractor_id = 1 and project_id is null' },
    [],
  );
  const draft = `insert into project_drafts (contractor_id, project_id, content, version, saved_at) values (1, $1, $2, $3, $4)`;
  await database.rows({ text: draft }, [null, { ...begunProject, pictures: [] }, 3, at]);
  await database.rows({ text: draft }, [typed, content, 2, at]);
  await database.rows({ text: draft }, [waiting, content, 2, at]);
  const requests = await database.rows<{ id: number }>(
    {
      text: `insert into project_requests (contractor_id, project_id, before, after, sent_at)
        select 1, id, $2::jsonb, $2::jsonb, $3 from unnest($1::int[]) id returning id`,
    },
    [[waiting, one, other], JSON.stringify(content), at],
  );
  const [, first = 0, second = 0] = requests.map(({ id }) => id);
  return { untouched, typed, waiting, caseIds: [first, second] };
}
