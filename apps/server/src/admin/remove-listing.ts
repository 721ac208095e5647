import type { ListingReportReason } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { showWritten } from '../community/listings/move-listing.ts';
import type { Listing } from '../community/listings/read-listings.ts';
import type { Orm } from '../db/database.ts';
import { designs } from '../db/schema/designs.ts';
import { lockItem, stopItem } from '../seller/items/staff-stop.ts';
import { withholdDesign } from './withhold-design.ts';

type Removal = {
  readonly rule: ListingReportReason;
  readonly reason: string;
  readonly userId: number;
  readonly at: number;
};

/**
 * What staff remove after a report: a product is stopped, a design taken off sale, a review or a question hidden.
 * @returns false where it is not sold any more
 */
export async function removeListing(
  tx: Orm,
  { about, id }: Listing,
  removal: Removal,
): Promise<boolean> {
  if (about === 'product') {
    const item = await lockItem(tx, id);
    return item !== null && (await stopItem(tx, item, removal));
  }
  if (about === 'design') {
    const [design] = await tx.select().from(designs).where(eq(designs.id, id));
    if (design === undefined || design.withheldFor === 'design') return false;
    await withholdDesign(tx, design, removal);
    return true;
  }
  await showWritten(tx, { about, id }, false, removal.at);
  return true;
}
