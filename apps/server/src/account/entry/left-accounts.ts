import { addMonths, limits } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Orm } from '../../db/database.ts';
import { leftAccounts } from '../../db/schema/my-page.ts';

/** What is remembered of who left: a hash of the e-mail, or of a company's registration number. */
export const leftKey = (kind: 'email' | 'registration', value: string): string =>
  createHash('sha256').update(`${kind} ${value.trim().toLowerCase()}`).digest('hex');

/** When whoever had this left; null when nobody did. */
export async function whenLeft(orm: Orm, key: string): Promise<number | null> {
  const [left] = await orm
    .select({ leftAt: leftAccounts.leftAt })
    .from(leftAccounts)
    .where(eq(leftAccounts.key, key));
  return left?.leftAt.getTime() ?? null;
}

export async function rememberLeaving(orm: Orm, keys: readonly string[], at: Date): Promise<void> {
  for (const key of keys)
    await orm
      .insert(leftAccounts)
      .values({ key, leftAt: at })
      .onConflictDoUpdate({ target: leftAccounts.key, set: { leftAt: at } });
}

/** From when on somebody who leaves now may register again. */
export const mayReturnAt = (at: number): number => addMonths(at, limits.account.reRegisterMonths);
