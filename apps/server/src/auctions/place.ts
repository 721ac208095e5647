import {
  bidCheckoutSchema,
  bidsLeft,
  canBid,
  cashless,
  isLater,
  type Language,
  limits,
  methodsFor,
  type Reason,
  reasonTexts,
  slotCloses,
  adProblemTexts,
  timetableOf,
} from '@hien/domain';
import { and, eq } from 'drizzle-orm';
import { lockMember } from '../cart/cart-rows.ts';
import { keepPlaced, placedBefore } from '../checkout/placed-before.ts';
import { isTakenDown } from '../contractors/paid-places/taken-down.ts';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { bidOrders } from '../db/schema/auctions.ts';
import { ApiError } from '../http/api-error.ts';
import { readForm } from '../http/form.ts';
import type { Call, Handler } from '../http/handler.ts';
import { companyOf } from '../memberships/buyer.ts';
import { createBidOrder, endBidOrder } from '../orders/auctions/bid-orders.ts';
import { planRefusal, plansOf } from '../orders/auctions/plans.ts';
import { asBid, findAuction, rowsOf } from '../orders/auctions/stored-auction.ts';
import { lockGroup } from '../orders/write/locked-order.ts';
import type { Services } from '../services.ts';
import { type AuctionName, currentWeek, whichAuction } from './which-auction.ts';
import { readBidOrder } from './wire.ts';

const minute = 60_000;

/** Where the form shows what the rules say. */
const fieldOf: Partial<Record<Reason, string>> = {
  BID_TOO_LOW: 'amount',
  BID_NOT_ROUND: 'amount',
  SLOT_UNKNOWN: 'slot',
  SLOT_CLOSED: 'slot',
  BIDDING_CLOSED: 'week',
  PLAN_TOO_FAR: 'week',
};

/**
 * Orders a bid, once per key. It holds nothing: the bid is placed when its money is here (`debtOfBid`), so what can be
 * known now to be refused then is refused now. One for a later week is a plan: it has days to be paid, and is placed as that
 * week opens (docs/adr/0150).
 */
export function placeBid({ database, now }: Services): Handler<'placeBid'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { body, language } = call;
    const form = readBid(body, language);
    return retried(database.orm, async (tx) => {
      await lockMember(tx, userId);
      const asked = { operation: 'placeBid', userId, body } as const;
      const before = await placedBefore(tx, asked);
      if (before !== null) return before;
      const at = now();
      const auction = whichAuction(body, currentWeek(at));
      const company = await companyOf(tx, userId);
      if (company === null)
        throw refused('bid', 'no-company', adProblemTexts['no-company'][language]);
      if (await isTakenDown(tx, company.id))
        throw refused('bid', 'taken-down', adProblemTexts['taken-down'][language]);
      const judge = isLater(auction.adWeek, at) ? judgedPlan : judged;
      const dueAt = await judge(tx, auction, { company, ...form }, at, language);
      if (!methodsFor('auction', form.amount).includes(form.method))
        throw refused('method', 'NOT_NOW', reasonTexts.NOT_NOW[language]);
      const order = await createBidOrder(tx, {
        contractorId: company.id,
        userId,
        city: auction.city,
        week: auction.week,
        slot: form.slot,
        amount: form.amount,
        method: form.method,
        redBill: form.redBill,
        at,
        dueAt,
      });
      const placed = await readBidOrder(tx, order.id, language);
      await keepPlaced(tx, asked, placed, at);
      return placed;
    });
  };
}

type Asked = {
  readonly company: NonNullable<Awaited<ReturnType<typeof companyOf>>>;
  readonly slot: number;
  readonly amount: number;
};

/**
 * Whether the rules would take the bid now, other bids of the company that wait for their money counted.
 * @returns the last moment its money can come.
 */
async function judged(
  tx: Orm,
  { city, week, adWeek }: AuctionName,
  { company, slot, amount }: Asked,
  at: number,
  language: Language,
): Promise<number> {
  const row = await findAuction(tx, city, week);
  const all = row === null ? [] : (await rowsOf(tx, row.id)).map((bid) => asBid(bid, week));
  const reason = canBid(
    all,
    adWeek,
    {
      id: all.length + 1,
      company: company.id,
      owners: [],
      slot,
      amount,
      approved: company.approval === 'approved',
      paid: true,
    },
    at,
  );
  if (reason !== null)
    throw refused(fieldOf[reason] ?? 'bid', reason, reasonTexts[reason][language]);
  const waiting = await stillWaiting(tx, { contractorId: company.id, city, week }, at);
  if (waiting.some((order) => order.slot === slot))
    throw refused('bid', 'order-waiting', adProblemTexts['order-waiting'][language]);
  if (waiting.length >= bidsLeft(all, company.id).company)
    throw refused('bid', 'BID_LIMIT_COMPANY', reasonTexts.BID_LIMIT_COMPANY[language]);
  return Math.min(at + limits.auction.payMinutes * minute, slotCloses(all, adWeek, slot) - 1);
}

/** The same of a plan. */
async function judgedPlan(
  tx: Orm,
  { city, week, adWeek }: AuctionName,
  { company, slot, amount }: Asked,
  at: number,
  language: Language,
): Promise<number> {
  // Those whose time to pay is over end here.
  const waiting = await stillWaiting(tx, { contractorId: company.id, city, week }, at);
  if (waiting.some((order) => order.slot === slot))
    throw refused('bid', 'order-waiting', adProblemTexts['order-waiting'][language]);
  const plans = await plansOf(tx, company.id, { city, week });
  const reason = planRefusal(company, { slot, amount }, { plans, adWeek, at });
  if (reason !== null)
    throw refused(fieldOf[reason] ?? 'bid', reason, reasonTexts[reason][language]);
  return Math.min(
    at + limits.paymentDue.orderDays * 24 * 60 * minute,
    timetableOf(adWeek).opens - 1,
  );
}

/** Orders of a company that still wait; those whose time is over end here, whether or not the clock has come by. */
async function stillWaiting(
  tx: Orm,
  { contractorId, city, week }: { contractorId: number; city: string; week: string },
  at: number,
) {
  const orders = await tx
    .select()
    .from(bidOrders)
    .where(
      and(
        eq(bidOrders.contractorId, contractorId),
        eq(bidOrders.city, city),
        eq(bidOrders.week, week),
        eq(bidOrders.state, 'waiting'),
      ),
    );
  const over = orders.filter(({ dueAt }) => dueAt.getTime() < at);
  for (const order of over) {
    await lockGroup(tx, order.groupId);
    const [now] = await tx.select().from(bidOrders).where(eq(bidOrders.id, order.id));
    if (now?.state === 'waiting') await endBidOrder(tx, now, null, now.dueAt.getTime() + 1);
  }
  return orders.filter((order) => !over.includes(order));
}

const refused = (field: string, code: string, message: string): ApiError =>
  new ApiError('VALIDATION', { status: 422, errors: [{ field, code, message }] });

const readBid = (
  { slot, amount, method, terms, redBill = null }: Call<'placeBid'>['body'],
  language: Language,
) =>
  readForm(
    // The least is asked of the rules, which say why.
    bidCheckoutSchema(0),
    {
      slot: String(slot),
      amount: String(amount),
      method: cashless.find((one) => one === method) ?? '',
      terms,
      redBill,
    },
    language,
  );
