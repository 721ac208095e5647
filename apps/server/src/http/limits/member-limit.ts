import { AttemptLimit } from './attempt-limit.ts';
import type { Orm } from '../../db/database.ts';
import type { Services } from '../../services.ts';

const hourMs = 3_600_000;

/**
 * Counts what one member writes, in every process together and from however many addresses. Call it in
 * the transaction of the thing, once it is known to be new: the same thing sent again is none.
 * @throws {ApiError} RATE_LIMITED with the seconds to wait.
 */
export function memberLimit(
  { database, now }: Pick<Services, 'database' | 'now'>,
  name: string,
  perHour: number,
): (tx: Orm, userId: number) => Promise<void> {
  const limit = new AttemptLimit(database, now, {
    name: `${name} `,
    windowMs: hourMs,
    perAccountHere: null,
    perAccount: { most: perHour, windowMs: hourMs },
    perAddress: perHour,
  });
  return (tx, userId) => limit.attempt(null, String(userId), tx);
}
