import { AttemptLimit } from './attempt-limit.ts';
import type { Orm } from '../../db/database.ts';
import type { Services } from '../../services.ts';

const hourMs = 3_600_000;
export const minuteMs = 60_000;

/**
 * Counts what one member (by id) or one address (by its hash) writes in an hour, or in `windowMs`, in every process together. Call it in the
 * transaction of the thing, once it is known to be new: the same thing sent again is none, and of any number that come
 * at the same moment as many are let through as the limit says.
 * @throws {ApiError} RATE_LIMITED with the seconds to wait.
 */
export function memberLimit(
  { database, now }: Pick<Services, 'database' | 'now'>,
  name: string,
  most: number,
  windowMs: number = hourMs,
): (tx: Orm, who: number | string) => Promise<void> {
  const limit = new AttemptLimit(database, now, {
    name: `${name} `,
    windowMs,
    perAccountHere: null,
    perAccount: { most, windowMs },
    perAddress: most,
  });
  return (tx, who) => limit.attempt(null, String(who), tx);
}
