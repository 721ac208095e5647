import {
  daysAfter,
  limits,
  type Membership,
  renewalOpensAt,
  renewalPrice,
  shownUntil,
} from '@hien/domain';
import { desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { adOrders } from '../../db/schema/memberships.ts';
import { paymentGroups } from '../../db/schema/orders.ts';
import { endAdInvoice } from '../write/ad-invoices.ts';
import { giveBack } from '../write/give-back.ts';
import { lockGroup } from '../write/locked-order.ts';
import { cancelAdOrder } from './cancel-ad-order.ts';
import { createAdOrder } from './create-ad-order.ts';
import { type AdOrderRow, asMembership, type LockedCompany } from './stored-membership.ts';

/** The order of the month that follows, while there is one. */
export const renewalOf = ({ row, open }: LockedCompany): AdOrderRow | undefined =>
  open.find(({ id }) => id === row?.renewalId);

/** The month that follows can be paid from now until the tries of the renewal are over. */
export async function openRenewal(
  tx: Orm,
  company: LockedCompany,
  membership: Membership,
  at: number,
): Promise<number> {
  const until = shownUntil(membership) ?? membership.periodEnd;
  const [last] = await tx
    .select({ method: paymentGroups.method, redBill: adOrders.redBill })
    .from(adOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, adOrders.groupId))
    .where(eq(adOrders.contractorId, company.id))
    .orderBy(desc(adOrders.placedAt))
    .limit(1);
  const order = await createAdOrder(tx, {
    contractorId: company.id,
    userId: company.userId,
    kind: 'renewal',
    plan: membership.pending?.plan ?? membership.plan,
    cities: membership.cities,
    total: renewalPrice(membership),
    // As the last time; another way can be chosen when paying.
    method: last?.method ?? 'VA',
    redBill: last?.redBill ?? null,
    at,
    dueAt: until,
  });
  return order.id;
}

/** The month that follows is not wanted as it was offered: it cannot be paid any more, and what was paid for it goes back. */
export async function dropRenewal(tx: Orm, company: LockedCompany, at: number): Promise<void> {
  const renewal = renewalOf(company);
  if (renewal === undefined) return;
  const group = await lockGroup(tx, renewal.groupId);
  if (group !== null && group.paidAt !== null) {
    await giveBack(tx, group, {
      attemptId: group.paidAttemptId,
      amount: group.total,
      at,
      because: 'renewal-not-wanted',
      key: `ad-renewal:${renewal.id}`,
    });
    await endAdInvoice(tx, group, group.total, at);
  }
  await cancelAdOrder(tx, renewal, at);
}

/** Whether the month that follows can be paid by now. */
export const renewalIsOpen = (membership: Membership, at: number): boolean =>
  membership.state === 'purchased' && at >= renewalOpensAt(membership);

/**
 * After a change the month that follows has another price, or is not wanted: what was open of it is let go, and opened
 * again where the time for it has come.
 */
export async function renewedOffer(
  tx: Orm,
  company: LockedCompany,
  at: number,
): Promise<{ readonly renewalId: number | null }> {
  if (company.row === null) return { renewalId: null };
  await dropRenewal(tx, company, at);
  const membership = asMembership(company.row);
  return {
    renewalId: renewalIsOpen(membership, at)
      ? await openRenewal(tx, company, membership, at)
      : null,
  };
}

/** So many reminders lie behind a moment: a membership that is restarted late is not reminded of what is past. */
export const remindersBehind = ({ periodEnd }: Membership, at: number): number =>
  limits.ad.renewNoticeDays.filter((days) => at >= daysAfter(periodEnd, -days)).length;
