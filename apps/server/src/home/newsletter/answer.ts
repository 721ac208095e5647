import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { newsletterSubscribers, newsletterTokens } from '../../db/schema/support.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { tokenHash } from '../../http/tokens.ts';
import type { Services } from '../../services.ts';

type Does = 'confirm' | 'leave';

/** What a press does with a reader; pressed again it changes nothing. */
const changes = {
  confirm: (at: Date) => ({ confirmedAt: at, unsubscribedAt: null }),
  leave: (at: Date) => ({ unsubscribedAt: at }),
} as const;

/** Does what a token of a mail is for; false for one that is not known, or is not good any more. */
export async function answerToken(
  { database, now }: Pick<Services, 'database' | 'now'>,
  does: Does,
  token: string,
): Promise<boolean> {
  const at = new Date(now());
  return retried(database.orm, async (tx) => {
    const id = await readerOf(tx, { does, token, at });
    if (id === null) return false;
    const [reader] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
      .for('update');
    if (reader === undefined) return false;
    const isReading = reader.confirmedAt !== null && reader.unsubscribedAt === null;
    if (isReading === (does === 'leave'))
      await tx
        .update(newsletterSubscribers)
        .set(changes[does](at))
        .where(eq(newsletterSubscribers.id, id));
    // Who leaves is not brought back by an older mail that still lies there.
    if (does === 'leave')
      await tx
        .delete(newsletterTokens)
        .where(and(eq(newsletterTokens.subscriberId, id), eq(newsletterTokens.does, 'confirm')));
    return true;
  });
}

async function readerOf(
  tx: Orm,
  { does, token, at }: { readonly does: Does; readonly token: string; readonly at: Date },
): Promise<number | null> {
  const [found] = await tx
    .select({ id: newsletterTokens.subscriberId })
    .from(newsletterTokens)
    .where(
      and(
        eq(newsletterTokens.digest, tokenHash(token)),
        eq(newsletterTokens.does, does),
        or(isNull(newsletterTokens.goodUntil), gt(newsletterTokens.goodUntil, at)),
      ),
    );
  return found?.id ?? null;
}

/** @throws {ApiError} NOT_FOUND for a token that is not good any more. */
export const confirmNewsletter =
  (services: Services): Handler<'confirmNewsletter'> =>
  async ({ body: { token } }) => {
    if (!(await answerToken(services, 'confirm', token))) throw new ApiError('NOT_FOUND');
    return { done: true };
  };

/** @throws {ApiError} NOT_FOUND for a token of no letter. */
export const leaveNewsletter =
  (services: Services): Handler<'leaveNewsletter'> =>
  async ({ body: { token } }) => {
    if (!(await answerToken(services, 'leave', token))) throw new ApiError('NOT_FOUND');
    return { done: true };
  };
