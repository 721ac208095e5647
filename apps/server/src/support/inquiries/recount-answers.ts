import { answerWithin } from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import { rank } from '../../company-ranking.ts';
import type { Orm } from '../../db/database.ts';
import { contractors } from '../../db/schema/contractors.ts';

const minuteMs = 60_000;

/** ours: older inquiries say little of how a company answers today. */
const countedDays = 365;

/**
 * Counts a company's answer time anew, and its place in the directory with it: the median over the inquiries of a year, a
 * refusal being an answer. One that waits for longer than an answer gives points counts as long as it has waited; one that was
 * taken back before is none. To be called in the transaction of an answer.
 * @param at When it is counted, milliseconds.
 */
export async function recountAnswers(tx: Orm, contractorId: number, at: number): Promise<void> {
  const late = new Date(at - answerWithin.none).toISOString();
  const oldest = new Date(at - countedDays * 24 * 3_600_000).toISOString();
  const now = new Date(at).toISOString();
  await tx
    .update(contractors)
    .set({
      answerMinutes: sql`(select round(percentile_disc(0.5) within group (order by
        extract(epoch from coalesce(m.answered_at, ${now}::timestamptz) - m.created_at)) / ${minuteMs / 1000})::int
      from inbox_messages m
      where m.contractor_id = ${contractorId} and m.created_at > ${oldest}::timestamptz
        and (m.answered_at is not null or (m.inquiry = 'new' and m.created_at < ${late}::timestamptz)))`,
    })
    .where(eq(contractors.id, contractorId));
  await rank(tx, contractorId);
}
