import type { Bid } from '@hien/domain';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { bids } from '../../db/schema/auctions.ts';
import { contractorPositions, contractors } from '../../db/schema/contractors.ts';
import type { BidRow, LockedAuction } from './stored-auction.ts';

/**
 * A won week is seen from its Monday to its Sunday: in the slot of its city, and in the profile of who keeps the company
 * (2.13 A6). A plan's own place stays and is hidden behind it.
 */
export async function followSlot(
  tx: Orm,
  { row: { city } }: LockedAuction,
  { before, after, row }: { before: Bid | undefined; after: Bid; row: BidRow },
): Promise<void> {
  const ran = before?.ad === 'running' && before.state === 'won';
  const runs = after.ad === 'running' && after.state === 'won';
  if (ran === runs) return;
  const here = and(
    eq(contractorPositions.city, city),
    eq(contractorPositions.position, after.slot),
  );
  // The week that follows may have begun already, and its place is not this week's to take.
  const runsUntil = new Date(after.adEnds + 1);
  await tx
    .delete(contractorPositions)
    .where(and(here, lte(contractorPositions.runsUntil, runsUntil)));
  if (runs) {
    await tx
      .insert(contractorPositions)
      .values({ city, position: after.slot, contractorId: row.contractorId, runsUntil })
      .onConflictDoNothing();
    // Who is shown in a city says that they work there: else the directory of that city would not show them.
    await tx
      .update(contractors)
      .set({ workCities: sql`array_append(${contractors.workCities}, ${city})` })
      .where(
        and(
          eq(contractors.id, row.contractorId),
          sql`not (${city} = any(${contractors.workCities}))`,
        ),
      );
  }
  await tx
    .update(users)
    .set({
      isAuction: sql`exists (select 1 from ${bids}
        where ${bids.userId} = ${row.userId} and ${bids.ad} = 'running' and ${bids.state} = 'won')`,
    })
    .where(eq(users.id, row.userId));
}
