import { apply, bidMachine, startOfWeek, timetableOf } from '@hien/domain';
import { and, arrayContains, asc, eq, like, lte, or } from 'drizzle-orm';
import { currentWeek, lastResults } from '../../auctions/which-auction.ts';
import type { Orm } from '../../db/database.ts';
import { bids } from '../../db/schema/auctions.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { outbox } from '../../db/schema/mail.ts';
import { moneyReturns } from '../../db/schema/payments.ts';
import { advanceAuction } from '../../orders/auctions/advance-auctions.ts';
import { bidRefunded } from '../../orders/auctions/bid-refund.ts';
import { createBidOrder } from '../../orders/auctions/bid-orders.ts';
import { moveBids } from '../../orders/auctions/move-bids.ts';
import { lockAuctionOf, weekOf } from '../../orders/auctions/stored-auction.ts';
import { firstContractors } from '../content/contractors.ts';
import { payGroup } from '../../orders/write/pay-group.ts';

const minute = 60_000;
const hour = 60 * minute;
const weekMs = 7 * 24 * hour;

/** The city in which the demo contractor bids, and another one. */
const cities = ['Thành phố Hồ Chí Minh', 'Hà Nội'] as const;

type Step = {
  /** Hours after bidding opens. */
  readonly at: number;
  /** Which of the city's companies, from 0. */
  readonly nth: number;
} & (
  | { readonly slot: number; readonly amount: number }
  /** It takes back what it bid last. */
  | { readonly takesBack: true }
);

/** A week of bids: outbid, replaced by an own higher one, taken back, led in two slots. Part of the seed's version. */
export const auctionSteps: readonly Step[] = [
  { at: 9, nth: 1, slot: 1, amount: 1_800_000 },
  { at: 9.5, nth: 2, slot: 2, amount: 900_000 },
  { at: 10, nth: 0, slot: 1, amount: 2_000_000 },
  { at: 33, nth: 1, slot: 1, amount: 2_400_000 },
  { at: 34, nth: 3, slot: 3, amount: 650_000 },
  { at: 35, nth: 4, slot: 2, amount: 1_500_000 },
  { at: 40, nth: 4, takesBack: true },
  { at: 57, nth: 0, slot: 2, amount: 1_150_000 },
  { at: 60, nth: 5, slot: 5, amount: 520_000 },
  { at: 82, nth: 3, slot: 1, amount: 2_450_000 },
  { at: 83, nth: 2, slot: 3, amount: 700_000 },
];

/** The demo contractor has planned a bid for the week after the one that is bid for (docs/adr/0150). Part of the seed's version. */
export const plannedBid = { nth: 0, slot: 4, amount: 800_000 } as const;

type Company = { readonly id: number; readonly userId: number };

/**
 * The week on show, the last one with results and the one that is bid for up to now; told by the transitions themselves. From
 * Friday's results to Sunday these are three weeks, else two: the directory has winners on every day.
 */
export async function seedAuctions(tx: Orm, now: number): Promise<void> {
  for (const city of cities) {
    const companies = await tx
      .select({ id: contractors.id, userId: contractors.userId })
      .from(contractors)
      .where(
        and(
          eq(contractors.approval, 'approved'),
          arrayContains(contractors.workCities, [city]),
          // The week is told of the first companies.
          lte(contractors.id, firstContractors.length),
        ),
      )
      .orderBy(asc(contractors.id));
    for (const adWeek of new Set([startOfWeek(now), lastResults(now), currentWeek(now)]))
      await tellWeek(tx, { city, adWeek, companies, now });
    const [company] = companies.slice(plannedBid.nth);
    if (company === undefined || city !== cities[0]) continue;
    const week = weekOf(currentWeek(now) + weekMs);
    await bid(tx, { ...plannedBid, city, week, company, at: now - hour });
  }
  await sentBack(tx, now);
  // Nobody is mailed about the sample.
  await tx
    .delete(outbox)
    .where(or(eq(outbox.template, 'bid-step'), like(outbox.key, 'notice:returning:bid:%')));
}

async function tellWeek(
  tx: Orm,
  {
    city,
    adWeek,
    companies,
    now,
  }: {
    readonly city: string;
    readonly adWeek: number;
    readonly companies: readonly Company[];
    readonly now: number;
  },
): Promise<void> {
  const { opens } = timetableOf(adWeek);
  const week = weekOf(adWeek);
  const due = auctionSteps
    .map((step) => ({ ...step, at: opens + step.at * hour }))
    .filter(({ at }) => at + minute < now);
  for (const step of due) {
    const company = companies[step.nth];
    if (company === undefined) continue;
    await ('takesBack' in step
      ? takeBack(tx, { city, week, company, at: step.at })
      : bid(tx, { ...step, city, week, company }));
  }
  if (due.length > 0) await advanceAuction(tx, (await lockAuctionOf(tx, city, week)).row.id, now);
}

type Acting = {
  readonly city: string;
  readonly week: string;
  readonly company: Company;
  readonly at: number;
};

async function bid(
  tx: Orm,
  { city, week, company, slot, amount, at }: Acting & { slot: number; amount: number },
): Promise<void> {
  const { groupId } = await createBidOrder(tx, {
    contractorId: company.id,
    userId: company.userId,
    city,
    week,
    slot,
    amount,
    method: 'QR',
    redBill: null,
    at,
    dueAt: at + 15 * minute,
  });
  await payGroup(tx, { groupId, attemptId: null, captured: amount, at: at + minute });
}

async function takeBack(tx: Orm, { city, week, company, at }: Acting): Promise<void> {
  const auction = await lockAuctionOf(tx, city, week);
  const last = auction.bids.findLast((one) => one.company === company.id);
  const after = auction.bids.map((one) =>
    one === last
      ? apply(bidMachine, one, { event: 'bid.cancel', by: 'company', at, payload: {} }).entity
      : one,
  );
  await moveBids(tx, auction, after, { at });
}

/** A day later the gateways had returned what goes back: staff have nothing to do by hand. */
async function sentBack(tx: Orm, now: number): Promise<void> {
  const returned = new Date(now);
  await tx
    .update(moneyReturns)
    .set({ state: 'refunded', changedAt: returned })
    .where(like(moneyReturns.key, 'bid:%'));
  for (const row of await tx.select().from(bids))
    if (row.refundDueAt !== null) await bidRefunded(tx, row, now);
}
