import { apply, membershipMachine, newMembership, notify } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { adOrders } from '../../db/schema/memberships.ts';
import type { GroupRow } from '../write/locked-order.ts';
import { openCase } from '../write/staff-cases.ts';
import { cancelAdOrder } from './cancel-ad-order.ts';
import { renew } from './renew.ts';
import { renewedOffer } from './renewals.ts';
import {
  type AdOrderRow,
  asMembership,
  type LockedCompany,
  lockCompany,
  moveMembership,
  writeMembership,
} from './stored-membership.ts';
import { tellCompany } from './tell-company.ts';

/**
 * What a group of advertising waits for, and how it is paid; null when it waits for nothing any more: its time is over,
 * or the membership changed so that it cannot be used. The group's lock is held.
 */
export async function debtOfAd(
  tx: Orm,
  group: GroupRow,
  at: number,
): Promise<{ readonly due: number; readonly pay: () => Promise<void> } | null> {
  const [named] = await tx
    .select({ contractorId: adOrders.contractorId })
    .from(adOrders)
    .where(eq(adOrders.groupId, group.id));
  if (named === undefined) throw new Error(`payment group ${group.id} has no order of advertising`);
  const company = await lockCompany(tx, named.contractorId);
  const order = company.open.find(({ groupId }) => groupId === group.id);
  if (order === undefined || order.state !== 'waiting') return null;
  if (order.dueAt.getTime() < at || !isUsable(company, order, at)) {
    await cancelAdOrder(tx, order, at);
    return null;
  }
  return {
    due: group.total,
    pay: async () => {
      await tx.update(adOrders).set({ state: 'paid' }).where(eq(adOrders.id, order.id));
      const after = await used(tx, company, order, at);
      const period = after.row;
      if (order.kind !== 'renewal' && period !== null)
        await tx
          .update(adOrders)
          .set({ periodStart: period.periodStart, periodEnd: period.periodEnd })
          .where(eq(adOrders.id, order.id));
      if (order.redBill !== null)
        await openCase(tx, {
          queue: 'finance',
          because: 'ad-invoice',
          groupId: group.id,
          orderItemId: null,
          facts: { ...order.redBill, number: group.number, amount: group.total },
          key: `ad-invoice:${order.id}`,
          at,
        });
    },
  };
}

const upgradeOf = ({ cities }: AdOrderRow, at: number) =>
  ({ event: 'upgrade', by: 'company', at, payload: { cities, paid: true } }) as const;

/** Whether the membership still takes what is paid for: it may have been cancelled since, or its month may be over. */
function isUsable(company: LockedCompany, order: AdOrderRow, at: number): boolean {
  const { row } = company;
  if (order.kind === 'upgrade')
    return row !== null && apply(membershipMachine, asMembership(row), upgradeOf(order, at)).ok;
  return (row?.state === 'purchased') === (order.kind === 'renewal');
}

async function used(
  tx: Orm,
  company: LockedCompany,
  order: AdOrderRow,
  at: number,
): Promise<LockedCompany> {
  if (order.kind === 'renewal') {
    // Paid ahead, it waits for the month's end; paid late, it is the month that runs already.
    const isOver = company.row !== null && at > company.row.periodEnd.getTime();
    return isOver ? renew(tx, company, order, at) : company;
  }
  if (order.kind === 'upgrade') {
    const after = await moveMembership(tx, company, upgradeOf(order, at));
    const { row } = after;
    return row === null
      ? after
      : writeMembership(tx, after, asMembership(row), await renewedOffer(tx, after, at));
  }
  const begun = newMembership(
    { plan: order.plan, cities: order.cities, paid: true, approved: true },
    at,
  );
  if (begun === null) throw new Error(`order ${order.id} holds places that do not fit its plan`);
  const membership = { ...begun, version: (company.row?.version ?? -1) + 1 };
  const after = await writeMembership(tx, company, membership, { reminded: 0, renewalId: null });
  await tellCompany(tx, company, membership, [notify('membership.purchased', 'company')]);
  return after;
}
