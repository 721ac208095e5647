import type { MailName } from '../mail/mail-labels.ts';

/** What may be given and taken back at any time, each by itself (3.9, docs/adr/0198). */
export const optionalConsents = ['marketing', 'newsletter', 'campaign'] as const;
export type OptionalConsent = (typeof optionalConsents)[number];

/** What an account cannot be without: taken back by leaving. */
export const accountConsents = ['terms', 'privacy', 'adult'] as const;
export type ConsentKind = OptionalConsent | (typeof accountConsents)[number];

/** Of the sentences of our own, beside the documents: a new wording is a new number. */
export const consentSentences = {
  adult: 1,
  marketing: 1,
  newsletter: 1,
  campaign: 1,
} as const satisfies Partial<Record<ConsentKind, number>>;

/**
 * The mails that nobody asked for in order to get something done, with the consent each goes out under. It is asked for again
 * when a mail leaves: whoever took it back meanwhile does not get what still waited.
 */
export const mailConsents: Readonly<Partial<Record<MailName, OptionalConsent>>> = {
  newsletter: 'newsletter',
  'coupon-given': 'marketing',
};

/** Of entries with the newest first: since when it is as it is. Null where nothing says so. */
export function consentSince<Entry extends { readonly granted: boolean }>(
  history: readonly Entry[],
  granted: boolean,
): Entry | null {
  const before = history.findIndex((entry) => entry.granted !== granted);
  return (before === -1 ? history.at(-1) : history[before - 1]) ?? null;
}
