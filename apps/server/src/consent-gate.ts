import { type MailName, type OptionalConsent, mailConsents } from '@hien/domain';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { openStatuses } from './account/standing.ts';
import type { Database } from './db/database.ts';
import { users } from './db/schema/account.ts';
import { leads } from './db/schema/leads.ts';
import { newsletterSubscribers } from './db/schema/support.ts';

/** Whether an address agrees to it now: the one question for whoever sends news or advertising. */
export async function hasConsent(
  { orm }: Database,
  consent: OptionalConsent,
  email: string,
): Promise<boolean> {
  const found = await agreeing[consent](orm, email);
  return found.length > 0;
}

/** Asked when a mail leaves, which may be long after it was written. Mails that are part of a service ask nobody. */
export async function isStillWanted(
  database: Database,
  mail: { readonly template: string; readonly recipient: string },
): Promise<boolean> {
  const consent = mailConsents[mail.template as MailName];
  return consent === undefined || hasConsent(database, consent, mail.recipient);
}

const agreeing: Readonly<
  Record<OptionalConsent, (orm: Database['orm'], email: string) => PromiseLike<readonly object[]>>
> = {
  marketing: (orm, email) =>
    orm
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.email, email),
          isNotNull(users.marketingConsentAt),
          inArray(users.status, [...openStatuses]),
        ),
      )
      .limit(1),
  newsletter: (orm, email) =>
    orm
      .select({ id: newsletterSubscribers.id })
      .from(newsletterSubscribers)
      .where(
        and(
          eq(newsletterSubscribers.email, email),
          isNotNull(newsletterSubscribers.confirmedAt),
          isNull(newsletterSubscribers.unsubscribedAt),
        ),
      )
      .limit(1),
  campaign: (orm, email) =>
    orm
      .select({ id: leads.id })
      .from(leads)
      .where(
        and(
          eq(leads.email, email),
          isNotNull(leads.marketingConsentAt),
          isNull(leads.marketingWithdrawnAt),
        ),
      )
      .limit(1),
};
