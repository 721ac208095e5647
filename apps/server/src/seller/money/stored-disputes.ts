import { moment } from '@hien/api/wire';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { settlementDisputes } from '../../db/schema/settlement.ts';
import type { Answer } from '../../http/handler.ts';

export type Disputes = Answer<'disputeSettlement'>['disputes'];

/** As many as the contract tells of a month, the newest. */
const most = 20;

/** What was said about these months and what staff found, of each the oldest first. */
export async function disputesOf(
  orm: Orm,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Disputes>> {
  const found = new Map<number, Disputes>();
  if (ids.length === 0) return found;
  const rows = await orm
    .select()
    .from(settlementDisputes)
    .where(inArray(settlementDisputes.settlementId, [...ids]))
    .orderBy(asc(settlementDisputes.settlementId), asc(settlementDisputes.id));
  for (const { settlementId, said, at, answer, answeredAt } of rows) {
    const before = found.get(settlementId) ?? [];
    found.set(
      settlementId,
      [
        ...before,
        {
          said,
          at: moment(at.getTime()),
          answer,
          answeredAt: answeredAt === null ? null : moment(answeredAt.getTime()),
        },
      ].slice(-most),
    );
  }
  return found;
}

export async function keepDispute(
  tx: Orm,
  settlementId: number,
  said: string,
  at: number,
): Promise<void> {
  await tx.insert(settlementDisputes).values({ settlementId, said, at: new Date(at) });
}

/** What staff found goes to the dispute that waits for it. */
export async function keepAnswer(
  tx: Orm,
  settlementId: number,
  answer: string,
  at: number,
): Promise<void> {
  const [waiting] = await tx
    .select({ id: settlementDisputes.id })
    .from(settlementDisputes)
    .where(
      and(eq(settlementDisputes.settlementId, settlementId), isNull(settlementDisputes.answeredAt)),
    )
    .orderBy(desc(settlementDisputes.id))
    .limit(1);
  if (waiting === undefined) return;
  await tx
    .update(settlementDisputes)
    .set({ answer, answeredAt: new Date(at) })
    .where(eq(settlementDisputes.id, waiting.id));
}
