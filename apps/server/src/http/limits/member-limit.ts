import { AttemptLimit } from './attempt-limit.ts';
import type { Orm } from '../../db/database.ts';
import type { Services } from '../../services.ts';

const hourMs = 3_600_000;

/**
 * Counts what one member (by id) or one address (by its hash) writes, in every process together. Call it in the
 * transaction of the thing, once it is known to be new: the same thing sent again is none, and of any number that come
 * at the same moment as many are let through as the limit says.
 * @throws {ApiError} RATE_LIMITED with the seconds to wait.
 */
export function memberLimit(
  { database, now }: Pick<Services, 'database' | 'now'>,
  name: string,
  perHour: number,
): (tx: Orm, who: number | string) => Promise<void> {
  const limit = new AttemptLimit(database, now, {
    name: `${name} `,
    windowMs: hourMs,
    perAccountHere: null,
    perAccount: { most: perHour, windowMs: hourMs },
    perAddress: perHour,
  });
  return (tx, who) => limit.attempt(null, String(who), tx);
}
