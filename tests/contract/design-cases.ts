import { fixtures } from '@hien/api/testing';
import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

const { begunDesign, wholeDesign } = fixtures;

/** What a partner is writing, and what waits for staff: four designs on sale and a refused one, beside those of the sample. */
export async function plantDesigns(
  database: Database,
  email: string,
  now: number,
): Promise<Known['ownDesigns']> {
  const at = new Date(now - 86_400_000);
  const [owner] = await database.rows<{ id: number }>(
    { text: 'select id from users where email = $1' },
    [email],
  );
  const ownerId = owner?.id ?? 0;
  await database.rows(
    { text: 'delete from design_drafts where owner_id = $1 and work_id is null' },
    [ownerId],
  );
  const made = await database.rows<{ id: number; picture: string }>(
    {
      text: `insert into designs (slug, number, name, summary, description, designer_name, design_type, house_type, style, area_m2,
          price, cover, pictures, owner_id, withdrawn_at, position, search)
        select 'mau-' || n, 'HD-9' || n, d.name, d.summary, d.description, d.designer_name, d.design_type, d.house_type, d.style,
          d.area_m2, d.price, d.cover, d.pictures, $1, $2, 900 + n, d.search
        from (select * from designs order by id limit 1) d, generate_series(1, 4) n
        returning id, '/media/' || (cover->>'path') || '/' || (cover->>'name') as picture`,
    },
    [ownerId, at],
  );
  await database.rows(
    {
      text: `insert into design_rooms (design_id, room_type, name, area_m2, cover)
        select d.id, r.room_type, r.name, r.area_m2, d.cover from designs d, (select * from design_rooms order by id limit 1) r
        where d.id = any($1::int[])`,
    },
    [made.map(({ id }) => id)],
  );
  const works = await database.rows<{ id: number }>(
    {
      text: `insert into design_works (owner_id, design_id, state, sort_order)
        select $1, d.id, 'live', 900 + d.id from unnest($2::int[]) d(id) returning id`,
    },
    [ownerId, made.map(({ id }) => id)],
  );
  const [untouched = 0, typed = 0, waiting = 0, other = 0] = works.map(({ id }) => id);
  const picture = made[0]?.picture ?? '';
  const content = {
    ...wholeDesign,
    pictures: [picture],
    // Nobody has sent what the fixtures show beside it.
    rooms: wholeDesign.rooms.map((room) => ({
      ...room,
      pictures: [picture],
      pieces: [],
      panorama: null,
      place: null,
    })),
    plans: [],
    files: [],
  };
  const [refused] = await database.rows<{ id: number }>(
    {
      text: `insert into design_works (owner_id, state, sent, sort_order) values ($1, 'rejected', $2, 990) returning id`,
    },
    [ownerId, content],
  );
  const draft = `insert into design_drafts (owner_id, work_id, content, version, saved_at) values ($1, $2, $3, $4, $5)`;
  await database.rows({ text: draft }, [ownerId, null, { ...begunDesign, pictures: [] }, 3, at]);
  for (const id of [typed, waiting, refused?.id])
    await database.rows({ text: draft }, [ownerId, id, content, 2, at]);
  const requests = await database.rows<{ id: number }>(
    {
      text: `insert into design_requests (owner_id, work_id, before, after, sent_at)
        select $1, id, $3::jsonb, $3::jsonb, $4 from unnest($2::int[]) id returning id`,
    },
    [ownerId, [waiting, untouched, other], JSON.stringify(content), at],
  );
  // The first is looked at untouched before its edit is decided.
  const [, first = 0, second = 0] = requests.map(({ id }) => id);
  const ids = await database.rows<{ id: number }>(
    { text: 'select id from design_works where owner_id = $1 order by sort_order, id' },
    [ownerId],
  );
  return {
    untouched,
    typed,
    waiting,
    refused: refused?.id ?? 0,
    ids: ids.map(({ id }) => id),
    caseIds: [first, second],
    soldId: made[0]?.id ?? 0,
  };
}
