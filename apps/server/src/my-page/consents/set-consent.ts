import { type OptionalConsent, consentSentences, limits } from '@hien/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordConsents } from '../../account/entry/consents.ts';
import { lockMember } from '../../cart/cart-rows.ts';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { consents, users } from '../../db/schema/account.ts';
import { leads } from '../../db/schema/leads.ts';
import { newsletterSubscribers, newsletterTokens } from '../../db/schema/support.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { memberLimit } from '../../http/limits/member-limit.ts';
import type { Services } from '../../services.ts';
import { campaignLeadsOf, newsletterFacts, readConsents, wireConsents } from './read-consents.ts';

type Member = { readonly id: number; readonly email: string | null };
type Change = { readonly granted: boolean; readonly at: Date };

/**
 * Gives one consent or takes it back: a further row of the ledger, and what senders ask, in one transaction. The same switch
 * pressed twice, or in two tabs, is one row: the member is held meanwhile.
 */
export function setConsent({ database, now }: Services): Handler<'setConsent'> {
  const limit = memberLimit({ database, now }, 'consent', limits.consentsPerHour);
  return async (call) => {
    const { kind, granted, version } = call.body;
    const { userId } = await call.signedIn();
    const at = new Date(now());
    const states = await retried(database.orm, async (tx) => {
      await lockMember(tx, userId);
      const before = await readConsents(tx, userId);
      const state = before.get(kind);
      if (state === undefined) throw new ApiError('NOT_FOUND');
      if (state.granted === granted) return before;
      if (granted && version !== consentSentences[kind]) throw new ApiError('VERSION_CONFLICT');
      if (granted) await limit(tx, userId);
      const [member] = await tx
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.id, userId));
      if (member === undefined) throw new ApiError('UNAUTHENTICATED');
      await apply[kind](tx, member, { granted, at });
      // Taken back is what was agreed to, whatever the text is by now.
      const text = granted ? version : (state.history[0]?.version ?? version);
      await recordConsents(tx, userId, [{ kind, version: text, granted }], at.getTime());
      return readConsents(tx, userId);
    });
    void call.reply.header('cache-control', 'no-store');
    return { data: wireConsents(states) };
  };
}

/** What senders ask. */
const apply: Readonly<
  Record<OptionalConsent, (tx: Orm, member: Member, change: Change) => Promise<void>>
> = {
  async marketing(tx, { id }, { granted, at }) {
    await tx
      .update(users)
      .set({ marketingConsentAt: granted ? at : null, updatedAt: at })
      .where(eq(users.id, id));
  },

  async newsletter(tx, { id, email }, { granted, at }) {
    if (email === null) return;
    const [reader] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email))
      .for('update');
    if (reader === undefined) return;
    // The list knows the last time only: what it says is in the ledger before it says something else.
    const ledger = await tx
      .select({ at: consents.at })
      .from(consents)
      .where(and(eq(consents.userId, id), eq(consents.kind, 'newsletter')));
    const kept = new Set(ledger.map((row) => row.at.getTime()));
    for (const { at: then, ...entry } of newsletterFacts(reader))
      if (!kept.has(then.getTime()))
        await recordConsents(tx, id, [{ kind: 'newsletter', ...entry }], then.getTime());
    // An account's address has been proven, so that coming back needs no mail that asks.
    await tx
      .update(newsletterSubscribers)
      .set(
        granted ? { consentAt: at, confirmedAt: at, unsubscribedAt: null } : { unsubscribedAt: at },
      )
      .where(eq(newsletterSubscribers.id, reader.id));
    // Who leaves is not brought back by an older mail that still lies there.
    if (!granted)
      await tx
        .delete(newsletterTokens)
        .where(
          and(eq(newsletterTokens.subscriberId, reader.id), eq(newsletterTokens.does, 'confirm')),
        );
  },

  async campaign(tx, member, { granted, at }) {
    await tx
      .update(leads)
      .set({ marketingWithdrawnAt: granted ? null : at })
      .where(
        and(
          campaignLeadsOf(member),
          granted ? isNotNull(leads.marketingWithdrawnAt) : isNull(leads.marketingWithdrawnAt),
        ),
      );
  },
};
