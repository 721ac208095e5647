import { type Text, isOrderOf, type Language, mostProjects } from '@hien/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { contractorProjects } from '../../db/schema/construction.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { projectCard } from '../projects.ts';
import { rank } from '../ranking.ts';
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
      await hold(tx, companyId);
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
      await hold(tx, companyId);
      const [found] = await tx
        .update(contractorProjects)
        .set({ hidden: !shown })
        .where(and(eq(contractorProjects.id, id), eq(contractorProjects.contractorId, companyId)))
        .returning({ id: contractorProjects.id });
      if (found === undefined) throw new ApiError('NOT_FOUND');
      await recountProjects(tx, companyId);
    });
    return { data: await portfolioOf(database, userId, language) };
  };
}

const hold = (tx: Orm, companyId: number) =>
  tx.select().from(contractors).where(eq(contractors.id, companyId)).for('update');

/** Counted, never added to, under the lock of the company's row (docs/adr/0080). */
async function recountProjects(tx: Orm, companyId: number): Promise<void> {
  await tx.execute(sql`update contractors c set project_count = n.shown, verified_projects = n.checked
    from (select count(*)::int as shown, count(checked_on)::int as checked
      from contractor_projects where contractor_id = ${companyId} and not hidden) n
    where c.id = ${companyId}`);
  await rank(tx, companyId);
}

async function portfolioOf(
  database: Database,
  userId: number,
  language: Language,
): Promise<Portfolio> {
  const company = await ownCompany(database, userId, language);
  const items = await database.rows<Portfolio['items'][number]>(
    {
      text: `select ${projectCard(language)} as project, not t.hidden as shown from contractor_projects t
        where t.contractor_id = $1 order by t.sort_order, t.id limit ${mostProjects}`,
    },
    [company.contractor_id],
  );
  return { company, items };
}
