import type { Orm } from '../db/database.ts';
import { type ConsentKind, consents } from '../db/schema/account.ts';

export type Consent = {
  readonly kind: ConsentKind;
  /** Of the text that was agreed to. */
  readonly version: number;
  readonly granted: boolean;
};

/** Of the texts a sign-up shows today. */
const versions: Readonly<Record<ConsentKind, number>> = {
  terms: 1,
  privacy: 1,
  adult: 1,
  marketing: 1,
};

/** What the sign-up forms ask: terms always, being of age where it matters, news only with a tick of its own. */
export function signUpConsents(ticked: {
  readonly marketing: boolean;
  readonly adult?: boolean;
}): Consent[] {
  const kinds: ConsentKind[] = ['terms', 'privacy'];
  if (ticked.adult === true) kinds.push('adult');
  if (ticked.marketing) kinds.push('marketing');
  return kinds.map((kind) => ({ kind, version: versions[kind], granted: true }));
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
