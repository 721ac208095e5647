import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { writeNotice } from '../../notices/write-notice.ts';
import type { LockedDesigns } from './stored-order.ts';

/** A member for whom a contractor bought reads that the designs can be downloaded, and who bought them. */
export async function tellOwner(tx: Orm, { row }: LockedDesigns, at: number): Promise<void> {
  if (row.forUserId === null) return;
  const [company] = await tx
    .select({ name: contractors.companyName })
    .from(contractors)
    .where(eq(contractors.userId, row.userId));
  await writeNotice(tx, {
    userId: row.forUserId,
    about: 'design.bought-for-you',
    to: 'buyer',
    name: { vi: company?.name ?? '' },
    key: `design-order:${row.id}:owner`,
    at,
  });
}
