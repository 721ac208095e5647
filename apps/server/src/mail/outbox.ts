import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/mail.ts';
import { isMailName, mailTemplates } from './templates/all.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Waits before the second, third … try; after the last one the mail has failed. */
export const retryAfterMs = [30, 120, 600, 3_600, 21_600].map((seconds) => seconds * 1000);

/** A process that dies while sending gives its mails back after this time. */
const leaseMs = 5 * 60_000;

const isSecret = (template: string): boolean =>
  !isMailName(template) || mailTemplates[template].secret;

/** Takes mails that are due, so that no second process takes them too. */
export async function claimMails(
  database: Database,
  now: number,
  most: number,
): Promise<OutboxRow[]> {
  const claimed = await database.rows<{ id: number }>(
    {
      name: 'claim-mails',
      text: `update outbox set attempts = attempts + 1, next_attempt_at = $2
        where id in (select id from outbox where state = 'waiting' and next_attempt_at <= $1
          order by next_attempt_at limit $3 for update skip locked) returning id`,
    },
    [new Date(now), new Date(now + leaseMs), most],
  );
  const rows = await Promise.all(
    claimed.map(({ id }) => database.orm.select().from(outbox).where(eq(outbox.id, id))),
  );
  return rows.flat();
}

export async function markSent(database: Database, mail: OutboxRow, now: number): Promise<void> {
  await database.orm
    .update(outbox)
    .set({ state: 'sent', sentAt: new Date(now), lastError: null, ...forgotten(mail) })
    .where(eq(outbox.id, mail.id));
}

/** Plans the next try, or gives up with the reason kept. */
export async function markFailed(
  database: Database,
  mail: OutboxRow,
  now: number,
  failure: { readonly reason: string; readonly final: boolean },
): Promise<void> {
  const wait = failure.final ? undefined : retryAfterMs[mail.attempts - 1];
  const lastError = failure.reason.slice(0, 500);
  await database.orm
    .update(outbox)
    .set(
      wait === undefined
        ? { state: 'failed', lastError, ...forgotten(mail) }
        : { lastError, nextAttemptAt: new Date(now + wait) },
    )
    .where(eq(outbox.id, mail.id));
}

const forgotten = (mail: OutboxRow): { values?: null } =>
  isSecret(mail.template) ? { values: null } : {};

/** A mail whose reader took the consent back while it waited, or whose campaign was stopped: it is over, and what it would have said is forgotten. */
export async function markUnwanted(database: Database, mail: OutboxRow): Promise<void> {
  await database.orm
    .update(outbox)
    .set({ state: 'expired', values: null })
    .where(eq(outbox.id, mail.id));
}

/** Mails whose time has passed are not sent any more, and what they would have said is forgotten. */
export async function expireMails(database: Database, now: number): Promise<void> {
  await database.orm
    .update(outbox)
    .set({ state: 'expired', values: null })
    .where(and(eq(outbox.state, 'waiting'), lt(outbox.expiresAt, new Date(now))));
}

/** How long it can be seen to whom a mail went. */
export const keptMs = 90 * 86_400_000;

/**
 * Forgets to whom old mails went and what they said. The rows stay with their keys: the event they tell of has
 * had its mail.
 */
export async function forgetOldMails(database: Database, now: number): Promise<void> {
  await database.orm
    .update(outbox)
    .set({ recipient: '', values: null, lastError: null })
    .where(
      and(
        ne(outbox.state, 'waiting'),
        ne(outbox.recipient, ''),
        lt(outbox.createdAt, new Date(now - keptMs)),
      ),
    );
}

/** The newest mails first, of everybody or of one address. */
export function listMails(
  database: Database,
  { to, limit = 50 }: { readonly to?: string; readonly limit?: number } = {},
): Promise<OutboxRow[]> {
  return database.orm
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(desc(outbox.id))
    .limit(limit);
}
