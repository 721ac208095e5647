import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/system.ts';
import { ApiError } from './api-error.ts';

export type Once = {
  /** Whose key it is: `user:7`, `link:<hash>`. */
  readonly caller: string;
  readonly operation: string;
  readonly key: string;
  /** What was asked; another question under the same key is a mistake of the client. */
  readonly asked: unknown;
  readonly at: number;
};

/**
 * Does the work once for each key: who asks again, also at the same moment from another process, gets the first answer.
 * A work that throws leaves no key behind. Call it inside the transaction of the work.
 * @throws {ApiError} CONFLICT when the key was used for something else.
 */
export async function once<Answer extends object>(
  tx: Orm,
  { caller, operation, key, asked, at }: Once,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const own = and(
    eq(idempotencyKeys.caller, caller),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  const taken = await tx
    .insert(idempotencyKeys)
    .values({
      caller,
      operation,
      key,
      requestHash,
      status: 200,
      response: null,
      createdAt: new Date(at),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) {
    const [known] = await tx.select().from(idempotencyKeys).where(own);
    if (known === undefined || known.requestHash !== requestHash) throw new ApiError('CONFLICT');
    return known.response as Answer;
  }
  const answer = await work();
  await tx.update(idempotencyKeys).set({ response: answer }).where(own);
  return answer;
}
