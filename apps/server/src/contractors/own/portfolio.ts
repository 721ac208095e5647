import { type Text, isOrderOf, type Language, mostProjects } from '@hien/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contractorProjects } from '../../db/schema/construction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { projectCard } from '../projects.ts';
import { holdCompany, recountProjects } from './held.ts';
import { ownCompany } from './own-company.ts';

type Portfolio = Answer<'listOwnProjects'>['data'];

const changed: Text = {
  vi: 'Danh sách công trình vừa thay đổi. Thứ tự chưa được lưu: hãy xem lại rồi sắp lại.',
  en: 'The list of projects has just changed. The order was not saved: look at it and order it again.',
  ko: '시공 사례 목록이 방금 변경되어 순서를 저장하지 못했습니다. 확인한 뒤 다시 정렬해 주세요.',
};

export function listOwnProjects({ database }: Services): Handler<'listOwnProjects'> {
  return async ({ signedIn, language }) => {
    const { userId } = await signedIn();
    return { data: await portfolioOf(database, userId, language) };
  };
}

/** The whole order at once: two who order at the same time leave one of both orders, not a mixture. */
export function orderProjects({ database }: Services): Handler<'orderProjects'> {
  return async ({ body: { ids }, signedIn, language }) => {
    const { userId } = await signedIn();
    const { contractor_id: companyId } = await ownCompany(database, userId, language);
    await database.orm.transaction(async (tx) => {
      await holdCompany(tx, companyId);
      const there = await tx
        .select({ id: contractorProjects.id })
        .from(contractorProjects)
        .where(eq(contractorProjects.contractorId, companyId))
        .orderBy(asc(contractorProjects.id));
      if (
        !isOrderOf(
          ids,
          there.map(({ id }) => id),
        )
      )
        throw new ApiError('CONFLICT', { said: changed[language] });
      await tx.execute(sql`update contractor_projects p set sort_order = o.place
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as o(id, place)
        where p.id = o.id::int and p.contractor_id = ${companyId}`);
    });
    return { data: await portfolioOf(database, userId, language) };
  };
}

/** Whether visitors see a project; the directory's figures follow in the same transaction. */
export function showProject({ database }: Services): Handler<'showProject'> {
  return async ({ body: { id, shown }, signedIn, language }) => {
    const { userId } = await signedIn();
    const { contractor_id: companyId } = await ownCompany(database, userId, language);
    await database.orm.transaction(async (tx) => {
      await holdCompany(tx, companyId);
      const [found] = await tx
        .update(contractorProjects)
        .set({ hidden: !shown })
        .where(
          and(
            eq(contractorProjects.id, id),
            eq(contractorProjects.contractorId, companyId),
            // What staff have not approved is there for nobody else.
            eq(contractorProjects.state, 'shown'),
          ),
        )
        .returning({ id: contractorProjects.id });
      if (found === undefined) throw new ApiError('NOT_FOUND');
      await recountProjects(tx, companyId);
    });
    return { data: await portfolioOf(database, userId, language) };
  };
}

/** A company's projects in its order, with what is being written. */
export async function portfolioOf(
  database: Database,
  userId: number,
  language: Language,
): Promise<Portfolio> {
  const company = await ownCompany(database, userId, language);
  const items = await database.rows<Portfolio['items'][number]>(
    {
      text: `select ${projectCard(language)} as project, not t.hidden as shown,
        case when t.state = 'shown' and exists
          (select 1 from project_requests r where r.project_id = t.id and r.state = 'waiting')
          then 'edit_request' else t.state end as state
        from contractor_projects t
        where t.contractor_id = $1 order by t.sort_order, t.id limit ${mostProjects}`,
    },
    [company.contractor_id],
  );
  const [begun] = await database.rows<NonNullable<Portfolio['begun']>>(
    {
      text: `select coalesce(nullif(content->'project_name'->>$2, ''), content->'project_name'->>'vi') as name,
          to_char(saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as saved_at
        from project_drafts where contractor_id = $1 and project_id is null and content is not null`,
    },
    [company.contractor_id, language],
  );
  return { company, items, begun: begun ?? null };
}
