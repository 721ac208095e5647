import {
  adAppealRefusals,
  adAppealUntil,
  adOffStates,
  adReportLimits,
  whyNotAppealAd,
} from '@hien/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { adCases } from '../../db/schema/paid-places.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import { refusedField } from '../../http/refusals.ts';
import type { Services } from '../../services.ts';
import { written } from '../../support/words.ts';
import { holdCompany } from '../own/held.ts';

type TakenDown = Answer<'appealAd'>['data'];
type Row = typeof adCases.$inferSelect;

const hourMs = 3_600_000;

const takenDownAt = ({ decidedAt }: Row): number | null => decidedAt?.getTime() ?? null;

/** As the company reads it; null while its places are not off. */
export function wireTakenDown(one: Row, at: number): TakenDown | null {
  const down = takenDownAt(one);
  const state = adOffStates.find((off) => off === one.state);
  if (state === undefined || down === null) return null;
  return {
    id: one.id,
    state,
    rule: one.rule,
    words: one.words,
    at: new Date(down).toISOString(),
    appeal: one.appeal,
    appealed_at: one.appealedAt?.toISOString() ?? null,
    answer: one.answer,
    appeal_until:
      whyNotAppealAd({ state: one.state, takenDownAt: down }, at) === null
        ? new Date(adAppealUntil(down)).toISOString()
        : null,
  };
}

/** The case by which a company's places are off, the latest. */
export async function takenDownOf(
  orm: Orm,
  contractorId: number,
  at: number,
): Promise<TakenDown | null> {
  const [one] = await orm
    .select()
    .from(adCases)
    .where(and(eq(adCases.contractorId, contractorId), inArray(adCases.state, [...adOffStates])))
    .orderBy(desc(adCases.id))
    .limit(1);
  return one === undefined ? null : wireTakenDown(one, at);
}

/**
 * The company says why its ad was taken down wrongly; the case waits for staff again. The same words again change nothing.
 * @throws {ApiError} NOT_FOUND for another company's, CONFLICT where an appeal is not possible any more, with why.
 */
export function appealAd({ database, now }: Services): Handler<'appealAd'> {
  return async ({ body, signedIn, language }) => {
    const { userId } = await signedIn();
    const words = written(body.words);
    if (words === '') throw refusedField('AUTH_15', language, 'words');
    const at = now();
    return retried(database.orm, async (tx) => {
      const [mine] = await tx
        .select({ companyId: contractors.id })
        .from(adCases)
        .innerJoin(contractors, eq(contractors.id, adCases.contractorId))
        .where(and(eq(adCases.id, body.id), eq(contractors.userId, userId)));
      if (mine === undefined) throw new ApiError('NOT_FOUND');
      // The company before its case, as reports take them (docs/adr/0075).
      await holdCompany(tx, mine.companyId);
      const [one] = await tx.select().from(adCases).where(eq(adCases.id, body.id)).for('update');
      if (one === undefined) throw new ApiError('NOT_FOUND');
      if (one.state === 'appealed' && one.appeal === words) return answered(one, at);
      const refusal = whyNotAppealAd({ state: one.state, takenDownAt: takenDownAt(one) }, at);
      if (refusal !== null)
        throw new ApiError('CONFLICT', { said: adAppealRefusals[refusal][language] });
      const [after] = await tx
        .update(adCases)
        .set({
          state: 'appealed',
          version: one.version + 1,
          appeal: words,
          appealedAt: new Date(at),
          dueAt: new Date(at + adReportLimits.appealHours * hourMs),
        })
        .where(eq(adCases.id, one.id))
        .returning();
      return answered(after ?? one, at);
    });
  };
}

function answered(one: Row, at: number) {
  const data = wireTakenDown(one, at);
  if (data === null) throw new ApiError('NOT_FOUND');
  return { data };
}
