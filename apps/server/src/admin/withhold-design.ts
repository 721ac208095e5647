import { eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { designs } from '../db/schema/designs.ts';
import { withhold } from '../designs/partner/withhold.ts';
import { writeAct } from '../staff-acts.ts';
import { writeNotice } from '../notices/write-notice.ts';

type Design = typeof designs.$inferSelect;

/** Takes a design off sale for what it is; who of staff did it is kept, and its partner is told why. The design is held by the caller. */
export async function withholdDesign(
  tx: Orm,
  design: Design,
  { reason, userId, at }: { readonly reason: string; readonly userId: number; readonly at: number },
): Promise<void> {
  await withhold(tx, design, { why: 'design', reason, at });
  const saleVersion = design.saleVersion + 1;
  await tx.update(designs).set({ saleVersion }).where(eq(designs.id, design.id));
  await writeAct(tx, {
    userId,
    act: 'suspended',
    subject: 'design',
    subjectId: design.id,
    text: reason,
    at,
  });
  // Of the house's own nobody is told but who waits to pay.
  await writeNotice(tx, {
    userId: design.ownerId,
    about: 'design.withheld',
    to: 'member',
    name: design.name,
    note: reason,
    key: `design.withheld:${design.id}:${saleVersion}`,
    at,
  });
}
