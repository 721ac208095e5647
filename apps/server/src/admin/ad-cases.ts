import { adCaseMoves, adReportLimits, type AdDecision, type Text } from '@hien/domain';
import { and, desc, eq, gt, inArray, isNotNull, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import { isOnlyStaff } from '../cases/only-staff.ts';
import { holdCompany } from '../contractors/own/held.ts';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { contractorPositions, contractors } from '../db/schema/contractors.ts';
import { adCases, adReports } from '../db/schema/paid-places.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { writeNotice } from '../notices/write-notice.ts';
import type { Services } from '../services.ts';

type Case = Answer<'decideAd'>['data'];

/** Who showed it again. */
const restorer = alias(users, 'restorer');

const rowsOf = (orm: Orm) =>
  orm
    .select({
      case: adCases,
      company: { name: contractors.companyName, userId: contractors.userId },
      member: { email: users.email, language: users.language },
      decider: deciderName,
      restorer: { first_name: restorer.firstName, last_name: restorer.lastName },
    })
    .from(adCases)
    .innerJoin(contractors, eq(contractors.id, adCases.contractorId))
    .leftJoin(users, eq(users.id, contractors.userId))
    .leftJoin(decider, eq(decider.id, adCases.decidedBy))
    .leftJoin(restorer, eq(restorer.id, adCases.restoredBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const saidPerCase = 20;

/** Bought places that visitors reported: what has the least of its day left comes first (docs/adr/0125). */
export const adQueue: CaseQueue<Row, Case> = {
  table: adCases,
  id: adCases.id,
  waiting: inArray(adCases.state, ['open', 'appealed']),
  decided: notInArray(adCases.state, ['open', 'appealed']),
  since: adCases.openedAt,
  dueAt: adCases.dueAt,
  decidedAt: adCases.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const [said, places] = await Promise.all([saidOf(orm, rows), placesOf(orm, rows)]);
    return rows.map(({ case: one, company, decider: name, restorer: other }): Case => ({
      id: one.id,
      version: one.version,
      state: one.state,
      contractor_id: one.contractorId,
      company: company.name,
      city: one.city,
      places: places
        .filter(({ contractorId }) => contractorId === one.contractorId)
        .map(({ city, position }) => ({ city, position })),
      reports: one.reports,
      said: said
        .filter(({ caseId }) => caseId === one.id)
        .slice(0, saidPerCase)
        .map(({ reason, words, userId, createdAt }) => ({
          reason,
          words,
          member: userId !== null,
          at: createdAt.toISOString(),
        })),
      opened_at: one.openedAt.toISOString(),
      due_at: one.dueAt.toISOString(),
      rule: one.rule,
      words: one.words,
      decided: decidedBy(one, name, language),
      appeal: one.appeal,
      appealed_at: one.appealedAt?.toISOString() ?? null,
      answer: one.answer,
      restored: decidedBy(
        { decidedBy: one.restoredBy, decidedAt: one.restoredAt },
        other,
        language,
      ),
    }));
  },
};

const saidOf = (orm: Orm, rows: readonly Row[]) =>
  orm
    .select()
    .from(adReports)
    .where(
      inArray(
        adReports.caseId,
        rows.map((row) => row.case.id),
      ),
    )
    .orderBy(desc(adReports.createdAt), desc(adReports.id))
    .limit(1_000);

/** What each company has bought, as long as somebody may decide about it. */
const placesOf = (orm: Orm, rows: readonly Row[]) =>
  orm
    .select({
      contractorId: contractorPositions.contractorId,
      city: contractorPositions.city,
      position: contractorPositions.position,
    })
    .from(contractorPositions)
    .innerJoin(adCases, eq(adCases.contractorId, contractorPositions.contractorId))
    .where(
      and(
        inArray(
          adCases.id,
          rows.map((row) => row.case.id),
        ),
        eq(contractorPositions.shown, true),
        gt(contractorPositions.runsUntil, adCases.openedAt),
      ),
    )
    .groupBy(
      contractorPositions.contractorId,
      contractorPositions.city,
      contractorPositions.position,
    )
    .orderBy(contractorPositions.city, contractorPositions.position);

export const listAdCases = (services: Services): Handler<'listAdCases'> =>
  caseList(services, adQueue);

const noRule: Text = {
  vi: 'Hãy chọn quy định bị vi phạm.',
  en: 'Please choose the rule that it breaks.',
  ko: '위반된 규정을 선택해 주세요.',
};

const colleague: Text = {
  vi: 'Bạn đã gỡ quảng cáo này, nên khiếu nại do đồng nghiệp của bạn trả lời.',
  en: 'You took this ad down, so a colleague answers the appeal.',
  ko: '직접 게재를 중단한 광고이므로 이의에는 동료가 답변합니다.',
};

/** The last word about what was taken down, after an appeal or without. */
const isAnswer = (decision: AdDecision): boolean => decision === 'restore' || decision === 'uphold';

const stateAfter = {
  stands: 'stands',
  'take-down': 'taken-down',
  restore: 'restored',
  uphold: 'upheld',
} as const;

/**
 * Lets a place stand, takes it down, shows it again or leaves it off; the company and who reported it hear of it.
 * @throws {ApiError} FORBIDDEN of an appeal for who took it down, while there is a colleague.
 */
export const decideAd = (services: Services): Handler<'decideAd'> =>
  decideCase<'decideAd', Row>(services, adQueue, {
    words: ({ decision, reason }) => ({
      field: 'reason',
      text: reason,
      optional: decision === 'stands',
    }),
    version: (row) => row.case.version,
    lock: lockCase,
    again: ({ case: one }, { body, text, userId }) =>
      one.version === body.expected_version + 1 &&
      one.state === stateAfter[body.decision] &&
      (isAnswer(body.decision)
        ? one.restoredBy === userId && one.answer === text
        : one.decidedBy === userId &&
          (body.decision === 'stands' || (one.rule === body.rule && one.words === text))),
    async change(tx, row, { body: { decision, rule }, text, userId, at, language }) {
      const { case: one } = row;
      const state = adCaseMoves[one.state][decision];
      if (state === undefined) return false;
      if (one.state === 'appealed' && one.decidedBy === userId && !(await isOnlyStaff(tx, userId)))
        throw new ApiError('FORBIDDEN', { said: colleague[language] });
      if (decision === 'take-down' && rule === null)
        throw new ApiError('VALIDATION', {
          errors: [{ field: 'rule', code: 'validation.choice.invalid', message: noRule[language] }],
        });
      const moment = new Date(at);
      await tx
        .update(adCases)
        .set({
          state,
          version: one.version + 1,
          ...(isAnswer(decision)
            ? { answer: text, restoredBy: userId, restoredAt: moment }
            : {
                rule: decision === 'take-down' ? rule : null,
                words: text === '' ? null : text,
                decidedBy: userId,
                decidedAt: moment,
              }),
        })
        .where(eq(adCases.id, one.id));
      await tellCompany(services, tx, row, { decision, rule, text, at });
      if (!isAnswer(decision)) await closeReports(tx, row, decision === 'take-down', at);
      return true;
    },
  });

/** The company before its case, as reports take them (docs/adr/0075). */
async function lockCase(tx: Orm, id: number): Promise<void> {
  const [found] = await tx
    .select({ companyId: adCases.contractorId })
    .from(adCases)
    .where(eq(adCases.id, id));
  await holdCompany(tx, found?.companyId ?? 0);
  await tx.select({ id: adCases.id }).from(adCases).where(eq(adCases.id, id)).for('update');
}

type Verdict = {
  readonly decision: AdDecision;
  readonly rule: Case['rule'];
  readonly text: string;
  readonly at: number;
};

/** Of what stands the company hears nothing: nothing has changed for it. */
async function tellCompany(
  { mail }: Services,
  tx: Orm,
  { case: one, company, member }: Row,
  { decision, rule, text, at }: Verdict,
): Promise<void> {
  if (decision === 'stands') return;
  const about = {
    restore: 'paid-place.restored',
    uphold: 'paid-place.upheld',
    'take-down': 'paid-place.taken-down',
  } as const;
  await writeNotice(tx, {
    userId: company.userId,
    about: about[decision],
    to: 'company',
    name: { vi: company.name },
    note: text,
    key: `${about[decision]}:${one.id}`,
    at,
  });
  if (isAnswer(decision) || rule === null || !member?.email) return;
  await mail.send(tx, 'ad-taken-down', {
    to: member.email,
    language: member.language ?? 'vi',
    key: `ad-taken-down:${one.id}`,
    values: {
      id: one.id,
      company: company.name,
      rule,
      reason: text,
      days: adReportLimits.appealDays,
    },
  });
}

/** Members hear the outcome; what told guests apart is forgotten. */
async function closeReports(tx: Orm, { case: one, company }: Row, isDown: boolean, at: number) {
  const about = isDown ? 'paid-place.report-taken-down' : 'paid-place.report-stands';
  const of = eq(adReports.caseId, one.id);
  const members = await tx
    .select({ userId: adReports.userId })
    .from(adReports)
    .where(and(of, isNotNull(adReports.userId)));
  for (const { userId } of members)
    await writeNotice(tx, {
      userId,
      about,
      to: 'member',
      name: { vi: company.name },
      key: `${about}:${one.id}:${userId}`,
      at,
    });
  await tx.update(adReports).set({ device: null }).where(of);
}
