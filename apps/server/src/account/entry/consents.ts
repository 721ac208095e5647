import { type ConsentKind, consentSentences } from '@hien/domain';
import { versionInForce } from '../../content/terms.ts';
import type { Database, Orm } from '../../db/database.ts';
import { consents } from '../../db/schema/account.ts';

export type Consent = {
  readonly kind: ConsentKind;
  /** Of the text that was agreed to. */
  readonly version: number;
  readonly granted: boolean;
};

/** What the sign-up forms ask: the documents in force, being of age where it matters, news only with a tick of its own. */
export async function signUpConsents(
  database: Database,
  ticked: { readonly marketing: boolean; readonly adult?: boolean },
  now: number,
): Promise<Consent[]> {
  const [terms, privacy] = await Promise.all([
    versionInForce(database, 'service', now),
    versionInForce(database, 'privacy', now),
  ]);
  const given: [ConsentKind, number][] = [
    ['terms', terms],
    ['privacy', privacy],
  ];
  if (ticked.adult === true) given.push(['adult', consentSentences.adult]);
  if (ticked.marketing) given.push(['marketing', consentSentences.marketing]);
  return given.map(([kind, version]) => ({ kind, version, granted: true }));
}

/** Writes down what somebody agreed to or took back. Silence is no consent: what was not asked has no row. */
export async function recordConsents(
  tx: Orm,
  userId: number,
  given: readonly Consent[],
  now: number,
): Promise<void> {
  const at = new Date(now);
  await tx.insert(consents).values(given.map((consent) => ({ ...consent, userId, at })));
}
