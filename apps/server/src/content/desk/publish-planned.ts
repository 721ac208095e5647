import { canMoveReading } from '@hien/domain';
import { asc, eq, lte } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { readingTexts } from '../../db/schema/content.ts';
import { lockedDeskRow, stateOf } from './desk-row.ts';
import { isComplete, publish } from './publish.ts';

/** Nobody plans more of them in a minute; what is left over is published a minute later. */
const most = 100;

/**
 * Publishes the texts whose hour has come, as they were saved last (docs/adr/0129, 0144). One that its hour finds incomplete
 * loses its plan, and the desk says so. One that fails keeps nobody behind it from being published.
 */
export async function publishPlannedReading(
  { orm }: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const due = await orm
    .select({ id: readingTexts.id })
    .from(readingTexts)
    .where(lte(readingTexts.publishAt, new Date(now)))
    .orderBy(asc(readingTexts.publishAt), asc(readingTexts.id))
    .limit(most);
  for (const { id } of due)
    try {
      await retried(orm, (tx) => publishOne(tx, id, now));
    } catch (error) {
      onError(error);
    }
}

async function publishOne(tx: Orm, id: number, now: number): Promise<void> {
  const row = await lockedDeskRow(tx, id);
  const { publishAt } = row;
  // Changed or taken back since it was found.
  if (publishAt === null || publishAt.getTime() > now) return;
  if (canMoveReading(stateOf(row), 'publish') && isComplete(row)) {
    await publish(tx, row, 'vi', publishAt);
    return;
  }
  await tx
    .update(readingTexts)
    .set({ publishAt: null, planMissedAt: publishAt })
    .where(eq(readingTexts.id, id));
}
