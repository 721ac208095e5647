import { lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/system.ts';
import { publishPlanned } from '../community/posts/publish-planned.ts';
import { keepKnownCosts } from '../contractors/known-costs.ts';
import { tellOfEndingPapers } from '../contractors/own/papers/tell-of-ends.ts';
import { publishPlannedReading } from '../content/desk/publish-planned.ts';
import { sendNewsletter } from '../home/newsletter/send.ts';
import { advanceAuctions } from '../orders/auctions/advance-auctions.ts';
import { advanceDesigns } from '../orders/designs/advance.ts';
import { advanceMemberships } from '../orders/memberships/advance-memberships.ts';
import { advanceWaitingLists } from '../orders/memberships/waiting-list.ts';
import { foldCounts } from '../orders/write/counts.ts';
import { liftStops } from '../orders/write/penalties.ts';
import { advanceDue } from '../orders/write/timers.ts';
import { advanceBills } from '../orders/red-bills/advance-bills.ts';
import { noteShopDays } from '../seller/dashboard/note-days.ts';
import { closeMonths } from '../seller/money/close-months.ts';
import { openScheduled } from '../seller/items/open-scheduled.ts';
import { advancePromotions } from '../seller/promotions/advance-promotions.ts';
import { advanceQuotations } from '../room-by-room/office/advance-quotations.ts';
import { giveCoupons } from '../coupons/campaigns/give.ts';
import { expireRewards } from '../rewards/expire.ts';
import { remindOfInquiries } from '../support/inquiries/remind.ts';

/** Nobody repeats a request after a week. */
const keysLiveMs = 7 * 86_400_000;

/** Everything that time does to buying. Doing it twice, or in two processes at once, does it once. */
export async function passTime(
  database: Database,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  await advanceDue(database, now, { onError });
  await advanceBills(database, now, onError);
  await closeMonths(database.orm, now, onError);
  await noteShopDays(database.orm, now, onError);
  await openScheduled(database.orm, now, onError);
  await advancePromotions(database, now, onError);
  await advanceDesigns(database, now, onError);
  await advanceMemberships(database, now, onError);
  await advanceWaitingLists(database, now, onError);
  await advanceAuctions(database, now, onError);
  await advanceQuotations(database, now, onError);
  await publishPlanned(database, now, onError);
  await publishPlannedReading(database, now, onError);
  await sendNewsletter(database, now, onError);
  await tellOfEndingPapers(database.orm, now, onError);
  await remindOfInquiries(database.orm, now, onError);
  await giveCoupons(database, now, onError);
  await keepKnownCosts(database.orm, now, onError);
  if (await expireRewards(database, now)) {
    await liftStops(database.orm, now);
    await database.orm
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, new Date(now - keysLiveMs)));
  }
  await foldCounts(database.orm);
}
