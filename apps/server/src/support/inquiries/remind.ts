import { inquiryReminders } from '@hien/domain';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { inboxMessages } from '../../db/schema/support.ts';
import { tellOfSilence, tellOfWaiting } from './tell-inquiry.ts';

/** Inquiries of one transaction: each is told and noted together. */
const atOnce = 100;

/** Tells the company once that an inquiry waits, and the member once that it waits for too long (docs/adr/0204). */
export async function remindOfInquiries(
  orm: Orm,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    while ((await remindSome(orm, now)) === atOnce);
  } catch (error) {
    onError(error);
  }
}

const remindSome = (orm: Orm, now: number): Promise<number> =>
  orm.transaction(async (tx) => {
    const rows = await tx
      .select({
        message: inboxMessages,
        company: { userId: contractors.userId, name: contractors.companyName },
      })
      .from(inboxMessages)
      .innerJoin(contractors, eq(contractors.id, inboxMessages.contractorId))
      .where(and(sql`${inboxMessages.inquiry} = 'new'`, lte(inboxMessages.remindAt, new Date(now))))
      .orderBy(asc(inboxMessages.remindAt), asc(inboxMessages.id))
      .limit(atOnce)
      // What is answered at this moment is passed over, and is not new any more with the next round.
      .for('update', { of: inboxMessages, skipLocked: true });
    for (const { message, company } of rows) {
      const from = message.remindAt?.getTime() ?? now;
      const open = inquiryReminders(message.createdAt.getTime()).filter(({ at }) => at >= from);
      // Nobody can answer what somebody wrote to a company of their own.
      const due = message.senderId === company.userId ? [] : open.filter(({ at }) => at <= now);
      for (const { to } of due)
        await (to === 'contractor' ? tellOfWaiting : tellOfSilence)(tx, {
          message,
          company,
          at: now,
        });
      const next = open.find(({ at }) => at > now);
      await tx
        .update(inboxMessages)
        .set({ remindAt: next === undefined ? null : new Date(next.at) })
        .where(eq(inboxMessages.id, message.id));
    }
    return rows.length;
  });
