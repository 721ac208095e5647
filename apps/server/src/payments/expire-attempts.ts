import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentAttempts } from '../db/schema/payments.ts';
import { moveAttempt } from './attempt-repository.ts';

const atOnce = 100;

/** Ends the tries whose time is over (15 minutes; a transfer's with its order). Answers how many. */
export async function expireAttempts(database: Database, at: number): Promise<number> {
  return database.orm.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.state, 'pending'), lt(paymentAttempts.expiresAt, new Date(at))))
      .orderBy(paymentAttempts.id)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const row of due)
      await moveAttempt(tx, row, { event: 'expire', by: 'system', at, payload: {} });
    return due.length;
  });
}
