import { createHash } from 'node:crypto';
import { adReportLimits, type Text } from '@hien/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { contractorPositions, contractors } from '../../db/schema/contractors.ts';
import { adCases, adReports } from '../../db/schema/paid-places.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { memberLimit } from '../../http/limits/member-limit.ts';
import { callerOf } from '../../http/network/caller.ts';
import { refusedField } from '../../http/refusals.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { holdCompany } from '../own/held.ts';
import { isTakenDown } from './taken-down.ts';

const own: Text = {
  vi: 'Bạn không thể báo cáo quảng cáo của chính công ty mình.',
  en: 'You cannot report the ad of your own company.',
  ko: '본인 회사의 광고는 신고할 수 없습니다.',
};

const hourMs = 3_600_000;
const hashOf = (words: string): string => createHash('sha256').update(words).digest('base64url');

/**
 * Tells staff of a bought place, once for each visitor while they have not decided. The first report opens the case, from
 * which the day runs that the law gives; the others make it weigh more. The company is held meanwhile.
 * @throws {ApiError} NOT_FOUND without a bought place there, CONFLICT for one’s own, RATE_LIMITED after too many in an hour.
 */
export function reportAd({ database, now }: Services): Handler<'reportAd'> {
  const limit = memberLimit({ database, now }, 'ad-report', adReportLimits.perHour);
  return async ({ body, member, language, request }) => {
    const who = await member();
    const { contractor_id: contractorId, city, reason } = body;
    const words = written(body.words);
    if (reason === 'other' && words === '') throw refusedField('AUTH_15', language, 'words');
    return retried(database.orm, async (tx) => {
      await holdCompany(tx, contractorId);
      const at = now();
      const [company] = await tx
        .select({ userId: contractors.userId })
        .from(contractors)
        .innerJoin(contractorPositions, eq(contractorPositions.contractorId, contractors.id))
        .where(
          and(
            eq(contractors.id, contractorId),
            eq(contractors.approval, 'approved'),
            eq(contractorPositions.city, city),
            eq(contractorPositions.shown, true),
            gt(contractorPositions.runsUntil, new Date(at)),
          ),
        )
        .limit(1);
      if (company === undefined || (await isTakenDown(tx, contractorId)))
        throw new ApiError('NOT_FOUND');
      if (who !== null && company.userId === who.userId)
        throw new ApiError('CONFLICT', { said: own[language] });
      const opened = await openCase(tx, contractorId, city, at);
      const visitor =
        who === null
          ? { userId: null, device: hashOf(`${opened.id} ${body.device}`) }
          : { userId: who.userId, device: null };
      const [made] = await tx
        .insert(adReports)
        .values({ ...visitor, caseId: opened.id, reason, words, createdAt: new Date(at) })
        .onConflictDoNothing()
        .returning();
      if (made !== undefined) {
        // Too fast, and what was just written is taken back with it. An address that says nothing is not counted by itself.
        const caller = callerOf(request);
        if (who !== null) await limit(tx, who.userId);
        else if (caller !== null) await limit(tx, hashOf(caller));
        await tx
          .update(adCases)
          .set({ reports: sql`${adCases.reports} + 1` })
          .where(eq(adCases.id, opened.id));
      }
      const report = made ?? (await reportOf(tx, opened.id, visitor));
      return {
        data: {
          contractor_id: contractorId,
          reason: report.reason,
          reported_at: report.createdAt.toISOString(),
          due_at: opened.dueAt.toISOString(),
        },
      };
    });
  };
}

/** The case that waits for the company, or a new one. */
async function openCase(tx: Orm, contractorId: number, city: string, at: number) {
  const waiting = and(eq(adCases.contractorId, contractorId), eq(adCases.state, 'open'));
  const [found] = await tx.select().from(adCases).where(waiting);
  if (found !== undefined) return found;
  const [made] = await tx
    .insert(adCases)
    .values({
      contractorId,
      city,
      openedAt: new Date(at),
      dueAt: new Date(at + adReportLimits.hours * hourMs),
    })
    .returning();
  if (made === undefined) throw new ApiError('NOT_FOUND');
  return made;
}

type Visitor = { readonly userId: number | null; readonly device: string | null };

async function reportOf(tx: Orm, caseId: number, { userId, device }: Visitor) {
  const [report] = await tx
    .select()
    .from(adReports)
    .where(
      and(
        eq(adReports.caseId, caseId),
        userId === null ? eq(adReports.device, device ?? '') : eq(adReports.userId, userId),
      ),
    );
  if (report === undefined) throw new ApiError('NOT_FOUND');
  return report;
}
