import { type Language, type Text, designLimits, isOrderOf, whyNotPutBack } from '@hien/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { textSql } from '../../db/json-sql.ts';
import { retried } from '../../db/retried.ts';
import { designs } from '../../db/schema/designs.ts';
import { designWorks } from '../../db/schema/design-works.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { draftState, holdPartner, move } from './draft-state.ts';
import { tellWhoWaits } from './withhold.ts';

type Own = Answer<'listOwnDesigns'>['data'];

export function listOwnDesigns({ database }: Services): Handler<'listOwnDesigns'> {
  return async ({ signedIn, language }) => {
    const { userId } = await signedIn();
    return { data: await ownDesigns(database, userId, language) };
  };
}

const changed: Text = {
  vi: 'Danh sách thiết kế vừa thay đổi. Thứ tự chưa được lưu: hãy xem lại rồi sắp lại.',
  en: 'The list of designs has just changed. The order was not saved: look at it and order it again.',
  ko: '디자인 목록이 방금 변경되어 순서를 저장하지 못했습니다. 확인한 뒤 다시 정렬해 주세요.',
};

/**
 * The whole order at once. Those that buyers know change places among each other: a partner comes before nobody else by
 * ordering (docs/adr/0164).
 */
export function orderOwnDesigns({ database }: Services): Handler<'orderOwnDesigns'> {
  return async ({ body: { ids }, signedIn, language }) => {
    const { userId } = await signedIn();
    await retried(database.orm, async (tx) => {
      await holdPartner(tx, userId);
      const there = await tx
        .select({ id: designWorks.id })
        .from(designWorks)
        .where(eq(designWorks.ownerId, userId))
        .orderBy(asc(designWorks.id));
      if (
        !isOrderOf(
          ids,
          there.map(({ id }) => id),
        )
      )
        throw new ApiError('CONFLICT', { said: changed[language] });
      await tx.execute(sql`update design_works w set sort_order = o.place
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as o(id, place)
        where w.id = o.id::int and w.owner_id = ${userId}`);
      await tx.execute(sql`with mine as (
          select d.id, d.position, w.sort_order from design_works w join designs d on d.id = w.design_id
          where w.owner_id = ${userId}),
        places as (select position, row_number() over (order by position, id) as n from mine),
        wanted as (select id, row_number() over (order by sort_order, id) as n from mine)
        update designs d set position = places.position from places join wanted using (n) where d.id = wanted.id`);
    });
    return { data: await ownDesigns(database, userId, language) };
  };
}

/** Takes a design off sale, or puts it back unless staff took it off; who owns it keeps it. */
export function sellDesign({ database, now }: Services): Handler<'sellDesign'> {
  return async ({ body: { id, on_sale: sells }, signedIn, language }) => {
    const { userId } = await signedIn();
    const at = now();
    await retried(database.orm, async (tx) => {
      await holdPartner(tx, userId);
      const state = await draftState(tx, userId, id);
      const { design } = state;
      // It is so already.
      if (design !== null && (design.withdrawnAt === null) === sells) return;
      const event = sells ? 'design.put_back' : 'design.take_off';
      move(state, { event, payload: {} }, { at, language });
      if (design === null) throw new ApiError('INTERNAL');
      const refused = sells ? whyNotPutBack(design.withheldFor) : null;
      if (refused !== null) throw new ApiError('EVENT_REFUSED', { said: refused[language] });
      await tx
        .update(designs)
        .set({ withdrawnAt: sells ? null : new Date(at) })
        .where(eq(designs.id, design.id));
      if (!sells) await tellWhoWaits(tx, design, at);
    });
    return { data: await ownDesigns(database, userId, language) };
  };
}

/** A partner's designs in their order, with what became of them, and what is being written. */
export async function ownDesigns(
  database: Database,
  userId: number,
  language: Language,
): Promise<Own> {
  const items = await database.rows<Own['items'][number]>(
    {
      text: `select w.id, w.design_id,
        coalesce(${textSql('d.name', language)}, nullif(w.sent->'name'->>$2, ''), w.sent->'name'->>'vi', '') as name,
        d.number, coalesce(d.price, (w.sent->>'price')::int) as price,
        coalesce('/media/' || (d.cover->>'path') || '/' || (d.cover->>'name'), w.sent->'pictures'->>0) as picture,
        case when w.state <> 'live' then w.state
          when exists (select 1 from design_requests r where r.work_id = w.id and r.state = 'waiting') then 'edit_request'
          when d.withdrawn_at is null then 'on_sale' else 'off_sale' end as state,
        coalesce(d.withdrawn_at is not null, false) as is_off,
        case when d.withheld_at is not null then coalesce(d.withheld_reason, '') end as withheld, b.sold, b.downloads, b.sales
      from design_works w left join designs d on d.id = w.design_id,
      lateral (select count(*)::int as sold, coalesce(sum(p.used_times), 0)::int as downloads,
          coalesce(sum(l.price), 0)::float8 as sales
        from design_purchases p left join design_order_lines l on l.order_id = p.order_id and l.design_id = p.design_id
        where p.design_id = w.design_id and p.returned_at is null) b
      where w.owner_id = $1 order by w.sort_order, w.id limit ${designLimits.designs}`,
    },
    [userId, language],
  );
  const [begun] = await database.rows<NonNullable<Own['begun']>>(
    {
      text: `select coalesce(nullif(content->'name'->>$2, ''), content->'name'->>'vi') as name,
          to_char(saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as saved_at
        from design_drafts where owner_id = $1 and work_id is null and content is not null`,
    },
    [userId, language],
  );
  return { items, begun: begun ?? null };
}
