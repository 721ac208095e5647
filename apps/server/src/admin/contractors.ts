import { partnerMachine, apply } from '@hien/domain';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { decisionEvent, isDecidedSo, reasonOf } from '../cases/application.ts';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import { carryOver } from '../contractors/names/carry-over.ts';
import { formerCompaniesOf } from '../contractors/names/former-companies.ts';
import { sameTaxCodeOf } from '../contractors/names/same-tax-code.ts';
import { rank } from '../company-ranking.ts';
import type { Orm } from '../db/database.ts';
import { constructionReviews } from '../db/schema/construction.ts';
import { users } from '../db/schema/account.ts';
import { contractors } from '../db/schema/contractors.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideContractor'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({ row: contractors, language: users.language, decider: deciderName })
    .from(contractors)
    .leftJoin(users, eq(users.id, contractors.userId))
    .leftJoin(decider, eq(decider.id, contractors.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** In order of registration, as the specification wants them decided. */
export const contractorQueue: CaseQueue<Row, Case> = {
  table: contractors,
  id: contractors.id,
  waiting: eq(contractors.approval, 'applied'),
  decided: and(isNotNull(contractors.decidedAt), ne(contractors.approval, 'applied')),
  since: contractors.createdAt,
  decidedAt: contractors.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const companies = rows.map(({ row }) => row);
    const [follows, sameTaxCode] = await Promise.all([
      followsOf(orm, companies),
      sameTaxCodeOf(orm, companies),
    ]);
    return rows.map(({ row, decider: name }) => ({
      id: row.id,
      version: row.version,
      state: row.approval,
      company_name: row.companyName,
      company_phone: row.companyPhone,
      email: row.email,
      website: row.website,
      address: row.address,
      city: row.city,
      tax_code: row.taxCode,
      experience_years: row.experienceYears,
      representative: row.representative,
      registered_on: row.registeredOn,
      papers: row.papers,
      follows: follows.get(row.id) ?? [],
      same_tax_code: sameTaxCode(row),
      rejection: row.rejection,
      applied_at: row.createdAt.toISOString(),
      decided: decidedBy(row, name, language),
    }));
  },
};

/** What each of those that wait would carry on, with its reviews; who was decided about carries it already. */
async function followsOf(
  orm: Orm,
  rows: readonly Row['row'][],
): Promise<ReadonlyMap<number, Case['follows']>> {
  const formers = await formerCompaniesOf(
    orm,
    rows.filter(({ approval }) => approval === 'applied'),
  );
  const ids = [...formers.values()].flatMap((of) => of.map(({ row }) => row.id));
  const counted = await orm
    .select({
      id: constructionReviews.contractorId,
      reviews: sql<number>`(count(*) filter (where ${constructionReviews.removedOn} is null))::int`,
      gravestones: sql<number>`count(${constructionReviews.removedOn})::int`,
    })
    .from(constructionReviews)
    .where(inArray(constructionReviews.contractorId, ids))
    .groupBy(constructionReviews.contractorId);
  return new Map(
    [...formers].map(([id, of]) => [
      id,
      of.slice(0, 20).map(({ row, line }): Case['follows'][number] => {
        const count = counted.find((one) => one.id === row.id);
        return {
          contractor_id: row.id,
          company_name: row.companyName,
          state: wasListed(row.approval),
          line,
          reviews: count?.reviews ?? 0,
          gravestones: count?.gravestones ?? 0,
        };
      }),
    ]),
  );
}

const wasListed = (state: Row['row']['approval']) =>
  state === 'suspended' || state === 'ended' ? state : 'approved';

export const listContractorCases = (services: Services): Handler<'listContractorCases'> =>
  caseList(services, contractorQueue);

/** Admits a contractor or refuses them, unless somebody else decided first; the applicant is told by mail. */
export const decideContractor = (services: Services): Handler<'decideContractor'> =>
  decideCase<'decideContractor', Row>(services, contractorQueue, {
    words: reasonOf,
    version: ({ row }) => row.version,
    again: ({ row: { version, rejection: reason, decidedBy } }, press) =>
      isDecidedSo({ version, reason }, press) && decidedBy === press.userId,
    async change(tx, { row, language }, press) {
      const { userId, at, text: reason } = press;
      const { decision } = press.body;
      const moved = apply(
        partnerMachine,
        {
          state: row.approval,
          version: row.version,
          changedAt: row.createdAt.getTime(),
          kind: 'construction',
          shownRevision: 0,
          sentRevision: 1,
          reason: row.rejection,
        },
        decisionEvent(press),
      );
      if (!moved.ok) return false;
      const { state, version, reason: rejection } = moved.entity;
      await tx
        .update(contractors)
        .set({
          approval: state,
          version,
          rejection,
          decidedAt: new Date(at),
          decidedBy: userId,
        })
        .where(eq(contractors.id, row.id));
      if (decision === 'approve') {
        await makePartner(tx, row.userId, new Date(at));
        await carryOver(tx, row, at);
        await rank(tx, row.id);
      }
      const letter = {
        to: row.email,
        language: language ?? ('vi' as const),
        key: `contractor-decided:${row.id}:${version}`,
      };
      const company = row.companyName;
      await (decision === 'approve'
        ? services.mail.send(tx, 'contractor-approved', { ...letter, values: { company } })
        : services.mail.send(tx, 'contractor-rejected', {
            ...letter,
            values: { company, reason },
          }));
      return true;
    },
  });

async function makePartner(tx: Orm, userId: number, at: Date): Promise<void> {
  const [user] = await tx
    .select({ roles: users.roles, partner: users.partner })
    .from(users)
    .where(eq(users.id, userId));
  await tx
    .update(users)
    .set({
      roles: [...new Set([...(user?.roles ?? []), 'contractor' as const])],
      partner: [...new Set([...(user?.partner ?? []), 'construction' as const])],
      updatedAt: at,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId));
}
