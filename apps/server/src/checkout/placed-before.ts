import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Orm } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/system.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Call } from '../http/handler.ts';

/** Orders that a key makes once, however often it is sent. */
type Placing =
  | 'placeOrder'
  | 'placeDesignOrder'
  | 'addDesignsToOrder'
  | 'placeAdOrder'
  | 'placeBid';

type Asked<Op extends Placing> = {
  readonly operation: Op;
  readonly userId: number;
  /** What the same key has to ask again: the body, and the thing it is about. */
  readonly body: Call<Op>['body'] & { readonly idempotencyKey: string };
  readonly about?: number;
};

const callerOf = (userId: number): string => `user:${userId}`;
const hashOf = (...asked: readonly unknown[]): string =>
  createHash('sha256')
    .update(asked.map((one) => JSON.stringify(one)).join(''))
    .digest('hex');

/**
 * What this key has made already. The member's row is locked, so two presses meet here one after the other.
 * @throws {ApiError} CONFLICT (422) when the key belongs to another order.
 */
export async function placedBefore<Op extends Placing>(
  tx: Orm,
  { operation, userId, body, about }: Asked<Op>,
): Promise<Answer<Op> | null> {
  const [row] = await tx
    .select({ hash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.caller, callerOf(userId)),
        eq(idempotencyKeys.operation, operation),
        eq(idempotencyKeys.key, body.idempotencyKey),
      ),
    );
  if (row === undefined) return null;
  if (row.hash !== hashOf(body, about)) throw new ApiError('CONFLICT', { status: 422 });
  return row.response as Answer<Op>;
}

export async function keepPlaced<Op extends Placing>(
  tx: Orm,
  { operation, userId, body, about }: Asked<Op>,
  response: Answer<Op>,
  at: number,
): Promise<void> {
  await tx.insert(idempotencyKeys).values({
    caller: callerOf(userId),
    key: body.idempotencyKey,
    operation,
    requestHash: hashOf(body, about),
    status: 200,
    response,
    createdAt: new Date(at),
  });
}
