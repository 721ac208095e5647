import { companyChanges } from '@hien/domain';
import { eq, ne, sql } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { reasonOf } from '../cases/application.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import { isVerdict, verdictColumns } from '../cases/verdict.ts';
import { columnsOf } from '../contractors/own/company/company-version.ts';
import { onWire } from '../contractors/own/company/draft-state.ts';
import { sameTaxCodeOf } from '../contractors/names/same-tax-code.ts';
import { holdCompany } from '../contractors/own/held.ts';
import { rank } from '../company-ranking.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { companyDrafts, companyRequests, contractors } from '../db/schema/contractors.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { writeNotice } from '../notices/write-notice.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideCompany'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      request: companyRequests,
      company: contractors,
      member: { email: users.email, language: users.language },
      decider: deciderName,
    })
    .from(companyRequests)
    .innerJoin(contractors, eq(contractors.id, companyRequests.contractorId))
    .leftJoin(users, eq(users.id, contractors.userId))
    .leftJoin(decider, eq(decider.id, companyRequests.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** What companies want to change of what visitors read of them. */
export const companyQueue: CaseQueue<Row, Case> = {
  table: companyRequests,
  id: companyRequests.id,
  waiting: eq(companyRequests.state, 'waiting'),
  decided: ne(companyRequests.state, 'waiting'),
  since: companyRequests.sentAt,
  decidedAt: companyRequests.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const sameTaxCode = await sameTaxCodeOf(
      orm,
      rows.map(({ company }) => company),
    );
    return rows.map(({ request, company, decider: name }) => ({
      id: request.id,
      version: request.version,
      state: request.state,
      contractor_id: company.id,
      company_name: company.companyName,
      tax_code: company.taxCode,
      same_tax_code: sameTaxCode(company),
      before: onWire(request.before),
      after: onWire(request.after),
      changed: companyChanges(request.before, request.after),
      reason: request.reason,
      sent_at: request.sentAt.toISOString(),
      decided: decidedBy(request, name, language),
    }));
  },
};

export const listCompanyCases = (services: Services): Handler<'listCompanyCases'> =>
  caseList(services, companyQueue);

/** Shows the change to visitors, or refuses it; the company is told why. */
export const decideCompany = (services: Services): Handler<'decideCompany'> =>
  decideCase<'decideCompany', Row>(services, companyQueue, {
    words: reasonOf,
    version: ({ request }) => request.version,
    lock: lockRequest,
    again: ({ request }, press) => isVerdict(request, press),
    async change(tx, row, press) {
      const { body, text, at } = press;
      const { request, company } = row;
      if (request.state !== 'waiting') return false;
      const approves = body.decision === 'approve';
      await tx
        .update(companyRequests)
        .set(verdictColumns(request, press))
        .where(eq(companyRequests.id, request.id));
      if (approves) {
        await tx
          .update(contractors)
          .set(await columnsOf(tx, company, request.after))
          .where(eq(contractors.id, company.id));
        await tx
          .update(companyDrafts)
          .set({ content: null, version: sql`${companyDrafts.version} + 1` })
          .where(eq(companyDrafts.contractorId, company.id));
        await rank(tx, company.id);
      }
      await tell(services, tx, row, { approves, reason: text, at: new Date(at) });
      return true;
    },
  });

/** The company before the request, as the company itself takes them (docs/adr/0075). */
async function lockRequest(tx: Orm, id: number): Promise<void> {
  const [found] = await tx
    .select({ companyId: companyRequests.contractorId })
    .from(companyRequests)
    .where(eq(companyRequests.id, id));
  await holdCompany(tx, found?.companyId ?? 0);
  await tx
    .select({ id: companyRequests.id })
    .from(companyRequests)
    .where(eq(companyRequests.id, id))
    .for('update');
}

type Verdict = { readonly approves: boolean; readonly reason: string; readonly at: Date };

/** In the inbox of whoever keeps the page, and by mail to them: the company's own address may be what changes. */
async function tell(
  { mail }: Services,
  tx: Orm,
  { request, company, member }: Row,
  { approves, reason, at }: Verdict,
): Promise<void> {
  const about = approves ? 'company.approved' : 'company.rejected';
  await writeNotice(tx, {
    userId: company.userId,
    about,
    to: 'member',
    name: { vi: company.companyName },
    note: reason,
    key: `${about}:${request.id}`,
    at,
  });
  const { email, language } = member ?? {};
  if (!email) return;
  const letter = {
    to: email,
    language: language ?? ('vi' as const),
    key: `company-page:${request.id}`,
  };
  const values = { id: company.id, company: company.companyName };
  await (approves
    ? mail.send(tx, 'company-page-approved', { ...letter, values })
    : mail.send(tx, 'company-page-rejected', { ...letter, values: { ...values, reason } }));
}
