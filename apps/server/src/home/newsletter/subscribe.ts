import { type Language, newsletterLimits } from '@hien/domain';
import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { newsletterSubscribers, newsletterTokens } from '../../db/schema/support.ts';
import type { Handler } from '../../http/handler.ts';
import { newToken, tokenHash } from '../../http/tokens.ts';
import type { Services } from '../../services.ts';

const dayMs = 86_400_000;

/**
 * Asks the owner of an address whether they want the letter: nobody is on the list before they say so (docs/adr/0136). An
 * address that is on it, or that was asked often enough today, is answered alike and gets no mail.
 */
export function subscribeNewsletter({
  database,
  now,
  mail,
}: Services): Handler<'subscribeNewsletter'> {
  return async ({ body, language }) => {
    const email = body.email.trim().toLowerCase();
    const at = now();
    await retried(database.orm, async (tx) => {
      const id = await waitingReader(tx, { email, language, at });
      if (id === null || (await askedToday(tx, id, at)) >= newsletterLimits.mailsPerDay) return;
      const token = newToken();
      const goodUntil = at + newsletterLimits.confirmDays * dayMs;
      const digest = tokenHash(token);
      await tx.insert(newsletterTokens).values({
        digest,
        subscriberId: id,
        does: 'confirm',
        goodUntil: new Date(goodUntil),
        createdAt: new Date(at),
      });
      await mail.send(tx, 'newsletter-confirm', {
        to: email,
        language,
        values: { token },
        key: `newsletter-confirm:${digest}`,
        goodUntil,
      });
    });
    return { subscribed: true };
  };
}

type Asking = { readonly email: string; readonly language: Language; readonly at: number };

/** The row of an address, held; null of one that reads the letter already. */
async function waitingReader(tx: Orm, { email, language, at }: Asking): Promise<number | null> {
  const consentAt = new Date(at);
  await tx
    .insert(newsletterSubscribers)
    .values({ email, language, consentAt, createdAt: consentAt })
    .onConflictDoNothing();
  const [reader] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .for('update');
  if (reader === undefined) return null;
  const { id, confirmedAt, unsubscribedAt } = reader;
  if (confirmedAt !== null && unsubscribedAt === null) return null;
  await tx
    .update(newsletterSubscribers)
    .set({ language, consentAt })
    .where(eq(newsletterSubscribers.id, id));
  return id;
}

async function askedToday(tx: Orm, subscriberId: number, at: number): Promise<number> {
  const ofReader = and(
    eq(newsletterTokens.subscriberId, subscriberId),
    eq(newsletterTokens.does, 'confirm'),
  );
  await tx
    .delete(newsletterTokens)
    .where(and(ofReader, lt(newsletterTokens.goodUntil, new Date(at))));
  const [asked] = await tx
    .select({ n: count() })
    .from(newsletterTokens)
    .where(and(ofReader, gt(newsletterTokens.createdAt, new Date(at - dayMs))));
  return asked?.n ?? 0;
}
