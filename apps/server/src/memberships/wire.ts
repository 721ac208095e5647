import {
  type AdBuyer,
  adOrderKind,
  adOrderMonth,
  adOrderPrice,
  adPlans,
  autoPaymentDate,
  daysOf,
  instalmentPlans,
  type Membership,
  methodsFor,
} from '@hien/domain';
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { takenDownOf } from '../contractors/paid-places/appeal-ad.ts';
import { adOrders, memberships, placeWaits } from '../db/schema/memberships.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import type { Answer } from '../http/handler.ts';
import { asMembership } from '../orders/memberships/stored-membership.ts';
import { companyOf } from './buyer.ts';

export type WireOrder = Answer<'placeAdOrder'>;
type Overview = Answer<'readMembership'>;

/** Receipts of four years. */
const mostOrders = 48;

const iso = (at: number) => new Date(at).toISOString();

const orderColumns = { order: adOrders, group: paymentGroups };
type Row = {
  readonly order: typeof adOrders.$inferSelect;
  readonly group: typeof paymentGroups.$inferSelect;
};

export function wireOrder({ order, group }: Row): WireOrder {
  return {
    id: order.id,
    groupId: group.id,
    number: group.number,
    kind: order.kind,
    plan: order.plan,
    places: order.cities,
    state: order.state,
    total: group.total,
    method: group.method,
    placedAt: order.placedAt.toISOString(),
    dueAt: order.dueAt.toISOString(),
    paidAt: group.paidAt?.toISOString() ?? null,
    period:
      order.periodStart === null || order.periodEnd === null
        ? null
        : { start: order.periodStart.toISOString(), end: order.periodEnd.toISOString() },
    hasInvoice: order.redBill !== null,
  };
}

/** One order by its id. */
export async function readOrder(orm: Orm, id: number): Promise<WireOrder> {
  const [row] = await orm
    .select(orderColumns)
    .from(adOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, adOrders.groupId))
    .where(eq(adOrders.id, id));
  if (row === undefined) throw new Error(`no order of advertising ${id}`);
  return wireOrder(row);
}

/** What each plan would be for a buyer now. */
function offersTo(buyer: AdBuyer, at: number): Overview['offers'] {
  return adPlans.map((plan) => {
    const kind = adOrderKind(buyer, plan, at);
    const problem = typeof kind === 'object' ? kind.problem : null;
    const told = typeof kind === 'object' ? 'purchase' : kind;
    const total = adOrderPrice(told, plan, buyer.membership, at);
    const month = adOrderMonth(told, buyer.membership, at);
    return {
      plan,
      kind: told,
      total,
      period: { start: iso(month.periodStart), end: iso(month.periodEnd) },
      days: daysOf(month, at),
      problem,
      methods:
        problem === null
          ? methodsFor('ad', total).map((method) => ({
              method,
              months: instalmentPlans(method, total),
            }))
          : [],
    };
  });
}

const wireMembership = (
  membership: Membership,
  renewal: WireOrder | null,
): NonNullable<Overview['membership']> => ({
  state: membership.state,
  version: membership.version,
  plan: membership.plan,
  places: [...membership.cities],
  period: { start: iso(membership.periodStart), end: iso(membership.periodEnd) },
  autoPaymentDate: isoOrNull(autoPaymentDate(membership)),
  pending: membership.pending?.city ?? null,
  pastDue: membership.failedRenewals > 0 && membership.state === 'purchased',
  retryAt: isoOrNull(membership.retryAt),
  suspended: membership.suspended,
  renewal,
});

const isoOrNull = (at: number | null) => (at === null ? null : iso(at));

/** A member's company, its membership, what is open and what was paid; four statements. */
export async function overviewOf(orm: Orm, userId: number, at: number): Promise<Overview> {
  const company = await companyOf(orm, userId);
  if (company === null)
    return {
      company,
      takenDown: null,
      membership: null,
      waiting: null,
      waits: [],
      offers: offersTo({ company, membership: null, waits: false }, at),
      orders: [],
    };
  const [row] = await orm
    .select()
    .from(memberships)
    .where(eq(memberships.contractorId, company.id));
  const rows = await orm
    .select(orderColumns)
    .from(adOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, adOrders.groupId))
    .where(
      and(
        eq(adOrders.contractorId, company.id),
        or(ne(adOrders.state, 'cancelled'), eq(adOrders.id, row?.renewalId ?? 0)),
      ),
    )
    .orderBy(desc(adOrders.placedAt), desc(adOrders.id))
    .limit(mostOrders);
  const membership = row === undefined ? null : asMembership(row);
  const waiting = rows.find(
    ({ order }) =>
      order.state === 'waiting' && order.kind !== 'renewal' && order.dueAt.getTime() >= at,
  );
  const renewal = rows.find(({ order }) => order.id === row?.renewalId);
  const approved = company.approval === 'approved';
  const takenDown = await takenDownOf(orm, company.id, at);
  const offers = offersTo(
    {
      company: { approved, takenDown: takenDown !== null },
      membership,
      waits: waiting !== undefined,
    },
    at,
  );
  return {
    company: { id: company.id, name: company.name, city: company.city, approved },
    takenDown,
    membership:
      membership === null
        ? null
        : wireMembership(membership, renewal === undefined ? null : wireOrder(renewal)),
    waiting: waiting === undefined ? null : wireOrder(waiting),
    waits: await waitsOf(orm, company.id),
    offers,
    orders: rows.filter(({ order }) => order.state === 'paid').map(wireOrder),
  };
}

/** The lines a company stands in, with its place in each: 1 is next. */
async function waitsOf(orm: Orm, contractorId: number): Promise<Overview['waits']> {
  const rows = await orm
    .select({
      wait: placeWaits,
      place: sql<number>`(select count(*)::int from ${placeWaits} before
        where before.city = place_waits.city and before.state = 'waiting' and before.id <= place_waits.id)`,
    })
    .from(placeWaits)
    .where(
      and(
        eq(placeWaits.contractorId, contractorId),
        inArray(placeWaits.state, ['waiting', 'offered']),
      ),
    )
    .orderBy(asc(placeWaits.id));
  return rows.map(({ wait, place }) => ({
    id: wait.id,
    city: wait.city,
    place,
    offerUntil: wait.offerUntil?.toISOString() ?? null,
    joinedAt: wait.joinedAt.toISOString(),
  }));
}
