import { desc } from 'drizzle-orm';
import { type CaseList, casePage, picked } from '../cases/case-list.ts';
import { outbox } from '../db/schema/mail.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';

type Row = typeof outbox.$inferSelect;

export const outboxList: CaseList<Row, Answer<'listOutbox'>['data']['items'][number]> = {
  table: outbox,
  id: outbox.id,
  rows: (orm, pick) => picked(orm.select().from(outbox).$dynamic(), pick),
  wire: (_, rows) =>
    rows.map((row) => ({
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
};

/** What left and what did not; never what it says. */
export function listOutbox({ database }: Services): Handler<'listOutbox'> {
  return async ({ query: { page = 1 }, language }) => ({
    data: await casePage(database.orm, outboxList, {
      where: undefined,
      order: [desc(outbox.id)],
      page,
      language,
    }),
  });
}
