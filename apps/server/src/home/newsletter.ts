import { newsletterSubscribers } from '../db/schema/support.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

/** Puts an address on the list. One that is there already is answered alike, and keeps the day of its consent. */
export function subscribeNewsletter({ database, now }: Services): Handler<'subscribeNewsletter'> {
  return async ({ body, language }) => {
    const consentAt = new Date(now());
    await database.orm
      .insert(newsletterSubscribers)
      .values({ email: body.email.trim().toLowerCase(), language, consentAt, createdAt: consentAt })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { language, unsubscribedAt: null },
      });
    return { subscribed: true };
  };
}
