import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Orm } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/system.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Call } from '../http/handler.ts';

type Body = Call<'placeOrder'>['body'];
type Placed = Answer<'placeOrder'>;

const operation = 'placeOrder';
const callerOf = (userId: number): string => `user:${userId}`;
const hashOf = (body: Body): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');

/**
 * The order this key has made already. The member's row is locked, so two presses meet here one after the other.
 * @throws {ApiError} CONFLICT (422) when the key belongs to another order.
 */
export async function placedBefore(tx: Orm, userId: number, body: Body): Promise<Placed | null> {
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
  if (row.hash !== hashOf(body)) throw new ApiError('CONFLICT', { status: 422 });
  return row.response as Placed;
}

export async function keepPlaced(
  tx: Orm,
  userId: number,
  body: Body,
  response: Placed,
  at: number,
): Promise<void> {
  await tx.insert(idempotencyKeys).values({
    caller: callerOf(userId),
    key: body.idempotencyKey,
    operation,
    requestHash: hashOf(body),
    status: 200,
    response,
    createdAt: new Date(at),
  });
}
