import {
  type ConsentKind,
  accountConsents,
  consentSentences,
  consentSince,
  optionalConsents,
} from '@hien/domain';
import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { consents, users } from '../../db/schema/account.ts';
import { leads } from '../../db/schema/leads.ts';
import { newsletterSubscribers } from '../../db/schema/support.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';

/** One time that something was agreed to or taken back. */
export type Entry = { readonly granted: boolean; readonly version: number; readonly at: Date };

/** What is so now, and how it came to it, the newest first. */
export type State = { readonly granted: boolean; readonly history: readonly Entry[] };

/** Of these there are states; a consent that was never asked of this member has none. */
export type States = ReadonlyMap<ConsentKind, State>;

/** Entries that are told; the export has them all. */
const told = 50;

/** What the member agreed to. */
export function listConsents({ database }: Services): Handler<'listConsents'> {
  return async (call) => {
    const member = await call.signedIn();
    void call.reply.header('cache-control', 'no-store');
    return { data: wireConsents(await readConsents(database.orm, member.userId)) };
  };
}

export function wireConsents(states: States): Answer<'listConsents'>['data'] {
  const items = [...optionalConsents, ...accountConsents].flatMap((kind) => {
    const state = states.get(kind);
    if (state === undefined) return [];
    const { granted, history } = state;
    return {
      kind,
      granted,
      since: consentSince(history, granted)?.at.toISOString() ?? null,
      version: history[0]?.version ?? null,
      history: history.slice(0, told).map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    };
  });
  return { items };
}

/**
 * Every consent by itself. The ledger says what was pressed here and at sign-up; what a form of a guest and a link of a mail
 * changed stands where they wrote it, and is told as if it were in the ledger.
 */
export async function readConsents(orm: Orm, userId: number): Promise<States> {
  const [user] = await orm.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new ApiError('UNAUTHENTICATED');
  const ledger = await orm
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.at), desc(consents.id));
  const [reader] =
    user.email === null
      ? []
      : await orm
          .select()
          .from(newsletterSubscribers)
          .where(eq(newsletterSubscribers.email, user.email));
  const asked = await orm.select().from(leads).where(campaignLeadsOf(user));
  const written = (kind: ConsentKind): readonly Entry[] =>
    ledger.filter((row) => row.kind === kind);
  const states = new Map<ConsentKind, State>();
  const news = written('marketing');
  states.set('marketing', {
    granted: user.marketingConsentAt !== null,
    // Accounts from before the ledger have the moment alone.
    history: merged(news, news.length > 0 ? [] : fact('marketing', true, user.marketingConsentAt)),
  });
  if (reader !== undefined)
    states.set('newsletter', {
      granted: isReading(reader),
      history: merged(written('newsletter'), newsletterFacts(reader)),
    });
  if (asked.length > 0)
    states.set('campaign', {
      granted: asked.some(({ marketingWithdrawnAt }) => marketingWithdrawnAt === null),
      history: merged(written('campaign'), asked.flatMap(campaignFacts)),
    });
  for (const kind of accountConsents) {
    const history = merged(written(kind), []);
    if (history[0] !== undefined) states.set(kind, { granted: history[0].granted, history });
  }
  return states;
}

/** Forms with their news ticked, sent by the member or by somebody who reads the account's address. */
export const campaignLeadsOf = ({ id, email }: Pick<typeof users.$inferSelect, 'id' | 'email'>) =>
  and(
    isNotNull(leads.marketingConsentAt),
    email === null ? eq(leads.userId, id) : or(eq(leads.userId, id), eq(leads.email, email)),
  );

type Reader = typeof newsletterSubscribers.$inferSelect;

/** Whether the letter is sent to an address. */
export const isReading = ({ confirmedAt, unsubscribedAt }: Reader): boolean =>
  confirmedAt !== null && unsubscribedAt === null;

const fact = (
  kind: keyof typeof consentSentences,
  granted: boolean,
  at: Date | null,
): readonly Entry[] => (at === null ? [] : [{ granted, version: consentSentences[kind], at }]);

/** Confirming is what counts: whoever typed an address into the form may be anybody. */
export const newsletterFacts = ({ confirmedAt, unsubscribedAt }: Reader): readonly Entry[] => [
  ...fact('newsletter', false, unsubscribedAt),
  ...fact('newsletter', true, confirmedAt),
];

const campaignFacts = (lead: typeof leads.$inferSelect): readonly Entry[] => [
  ...fact('campaign', false, lead.marketingWithdrawnAt),
  ...fact('campaign', true, lead.marketingConsentAt),
];

/** Every row of the ledger, and the facts that it has not, the newest first. */
function merged(ledger: readonly Entry[], facts: readonly Entry[]): readonly Entry[] {
  const key = ({ granted, at }: Entry) => `${at.getTime()} ${granted}`;
  const known = new Set(ledger.map(key));
  return [...ledger, ...facts.filter((one) => !known.has(key(one)))]
    .map(({ granted, version, at }) => ({ granted, version, at }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
