import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { officeQuotations } from '../../db/schema/office.ts';
import { mailInto } from '../../mail/mail.ts';
import { moveQuotation } from './stored-quotation.ts';

const most = 200;

/** Lets offers end whose last day has passed; one that somebody changes right now is found the next time. */
export async function advanceQuotations(
  database: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const due = await database.orm
    .select({ id: officeQuotations.id })
    .from(officeQuotations)
    .where(
      and(eq(officeQuotations.state, 'quoted'), lt(officeQuotations.validUntil, new Date(now))),
    )
    .orderBy(asc(officeQuotations.validUntil))
    .limit(most);
  const mail = mailInto(() => now);
  for (const { id } of due)
    try {
      await retried(database.orm, async (tx) => {
        const [row] = await tx
          .select()
          .from(officeQuotations)
          .where(eq(officeQuotations.id, id))
          .for('update', { skipLocked: true });
        if (row !== undefined)
          await moveQuotation(tx, mail, row, {
            command: { event: 'expire', by: 'system', at: now, payload: {} },
          });
      });
    } catch (error) {
      onError(error);
    }
}
