import { count, desc } from 'drizzle-orm';
import { pageMeta } from '../db/page.ts';
import { outbox } from '../db/schema/mail.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { casesPerPage } from './decision.ts';

/** What left and what did not; never what it says. */
export function listOutbox({ database: { orm } }: Services): Handler<'listOutbox'> {
  return async ({ query: { page = 1 } }) => {
    const [[total], rows] = await Promise.all([
      orm.select({ n: count() }).from(outbox),
      orm
        .select()
        .from(outbox)
        .orderBy(desc(outbox.id))
        .limit(casesPerPage)
        .offset((page - 1) * casesPerPage),
    ]);
    const found = total?.n ?? 0;
    return {
      data: {
        items: rows.map((row) => ({
          id: row.id,
          template: row.template,
          recipient: row.recipient,
          language: row.language,
          state: row.state,
          attempts: row.attempts,
          last_error: row.lastError?.slice(0, 1000) ?? null,
          created_at: row.createdAt.toISOString(),
          sent_at: row.sentAt?.toISOString() ?? null,
        })),
        meta: pageMeta(page, casesPerPage, found),
      },
    };
  };
}
