import { ictDate, registeredFirst } from '@hien/domain';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { constructionReviews } from '../../db/schema/construction.ts';
import { contractorNames, contractors } from '../../db/schema/contractors.ts';
import { adCases } from '../../db/schema/paid-places.ts';
import { recountConstructionReviews } from '../reviews/recount.ts';
import { formerCompanies } from './former-companies.ts';

type Row = typeof contractors.$inferSelect;

/**
 * A company that is admitted takes along what stands on its older names: reviews, what is left of removed ones, and what was decided
 * about its advertising (docs/adr/0142). An older entry that is still listed ends. The caller holds the newer row.
 */
export async function carryOver(tx: Orm, newer: Row, at: number): Promise<void> {
  const formers = await formerCompanies(tx, newer);
  if (formers.length === 0) return;
  const ids = formers.map(({ row }) => row.id);
  // In one order, as whoever writes a review holds its company.
  await tx
    .select({ id: contractors.id })
    .from(contractors)
    .where(inArray(contractors.id, ids))
    .orderBy(asc(contractors.id))
    .for('update');
  let since = newer.registeredOn;
  for (const { row: older, line } of formers) {
    // A home that its owner reviewed under both names keeps the newer words.
    const came = await tx
      .update(constructionReviews)
      .set({ contractorId: newer.id })
      .where(
        and(
          eq(constructionReviews.contractorId, older.id),
          sql`not exists (select 1 from construction_reviews n where n.contractor_id = ${newer.id}
            and n.user_id = ${constructionReviews.userId} and n.home = ${constructionReviews.home})`,
        ),
      )
      .returning({ removedOn: constructionReviews.removedOn });
    await tx
      .update(adCases)
      .set({ contractorId: newer.id })
      .where(and(eq(adCases.contractorId, older.id), ne(adCases.state, 'open')));
    // What stood before the older one is this one's too.
    await tx
      .update(contractorNames)
      .set({ contractorId: newer.id })
      .where(eq(contractorNames.contractorId, older.id));
    await tx.insert(contractorNames).values({
      contractorId: newer.id,
      name: older.companyName,
      formerId: older.id,
      line,
      until: ictDate(at),
      reviews: came.filter(({ removedOn }) => removedOn === null).length,
      gravestones: came.filter(({ removedOn }) => removedOn !== null).length,
    });
    since = registeredFirst(since, older.registeredOn, line);
    if (older.approval === 'approved')
      await tx
        .update(contractors)
        .set({ approval: 'ended', version: older.version + 1 })
        .where(eq(contractors.id, older.id));
    await recountConstructionReviews(tx, older.id);
  }
  await tx.update(contractors).set({ registeredOn: since }).where(eq(contractors.id, newer.id));
  await recountConstructionReviews(tx, newer.id);
}
