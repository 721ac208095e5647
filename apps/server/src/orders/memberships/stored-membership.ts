import {
  apply,
  type Command,
  type Language,
  type Membership,
  membershipMachine,
  type MembershipPayloads,
  nextMoment,
  reasonTexts,
} from '@hien/domain';
import { and, asc, eq, or } from 'drizzle-orm';
import { isTakenDown } from '../../contractors/paid-places/taken-down.ts';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { contractors } from '../../db/schema/contractors.ts';
import { adOrders, memberships } from '../../db/schema/memberships.ts';
import { ApiError } from '../../http/api-error.ts';
import { lockGroup } from '../write/locked-order.ts';
import { followPlaces } from './places.ts';
import { tellCompany } from './tell-company.ts';

export type MembershipRow = typeof memberships.$inferSelect;
export type AdOrderRow = typeof adOrders.$inferSelect;

/** A company with its membership and the orders that are open, which nobody else can change until the transaction ends. */
export type LockedCompany = {
  readonly id: number;
  readonly userId: number;
  readonly approved: boolean;
  /** Staff keep its bought places off. */
  readonly takenDown: boolean;
  readonly row: MembershipRow | null;
  /** Orders that wait for their money, and the renewal that is paid already. */
  readonly open: readonly AdOrderRow[];
};

export const asMembership = (row: MembershipRow): Membership => ({
  state: row.state,
  version: row.version,
  changedAt: row.changedAt.getTime(),
  plan: row.plan,
  cities: row.cities,
  periodStart: row.periodStart.getTime(),
  periodEnd: row.periodEnd.getTime(),
  anchorDay: row.anchorDay,
  pending: row.pending,
  failedRenewals: row.failedRenewals,
  retryAt: row.retryAt?.getTime() ?? null,
  suspended: row.suspended,
});

const openOf = (contractorId: number) =>
  and(
    eq(adOrders.contractorId, contractorId),
    or(eq(adOrders.state, 'waiting'), eq(adOrders.id, memberships.renewalId)),
  );

const readOpen = (tx: Orm, contractorId: number) =>
  tx
    .select({ order: adOrders })
    .from(adOrders)
    .leftJoin(memberships, eq(memberships.contractorId, adOrders.contractorId))
    .where(openOf(contractorId))
    .orderBy(asc(adOrders.groupId));

/** Locks the payment groups and then the company: the way money comes in. */
export async function lockCompany(tx: Orm, contractorId: number): Promise<LockedCompany> {
  for (const { order } of await readOpen(tx, contractorId)) await lockGroup(tx, order.groupId);
  const [company] = await tx
    .select({ id: contractors.id, userId: contractors.userId, approval: contractors.approval })
    .from(contractors)
    .where(eq(contractors.id, contractorId))
    .for('no key update');
  if (company === undefined) throw new Error(`no company ${contractorId}`);
  const [row] = await tx
    .select()
    .from(memberships)
    .where(eq(memberships.contractorId, contractorId));
  return {
    id: company.id,
    userId: company.userId,
    approved: company.approval === 'approved',
    takenDown: await isTakenDown(tx, company.id),
    row: row ?? null,
    open: (await readOpen(tx, contractorId)).map(({ order }) => order),
  };
}

/** The membership as it is now, with its places and what the member's profile says of it. */
export async function writeMembership(
  tx: Orm,
  company: LockedCompany,
  after: Membership,
  { reminded = company.row?.reminded ?? 0, renewalId = company.row?.renewalId ?? null } = {},
): Promise<LockedCompany> {
  const values = {
    userId: company.userId,
    state: after.state,
    version: after.version,
    plan: after.plan,
    cities: [...after.cities],
    periodStart: new Date(after.periodStart),
    periodEnd: new Date(after.periodEnd),
    anchorDay: after.anchorDay,
    pending: after.pending,
    failedRenewals: after.failedRenewals,
    retryAt: after.retryAt === null ? null : new Date(after.retryAt),
    suspended: after.suspended,
    reminded,
    renewalId,
    lookAt: dateOf(nextMoment(after, reminded)),
    changedAt: new Date(after.changedAt),
  };
  const [row] = await tx
    .insert(memberships)
    .values({ contractorId: company.id, ...values })
    .onConflictDoUpdate({ target: memberships.contractorId, set: values })
    .returning();
  if (row === undefined) throw new Error('the membership was not written');
  await followPlaces(tx, company.id, company.row?.cities ?? [], after);
  await tx
    .update(users)
    .set({ membershipType: profileType(after) })
    .where(eq(users.id, company.userId));
  return { ...company, row };
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

const profileType = ({ state, plan }: Membership) =>
  state === 'expired' ? null : plan === 'gold' ? 'Gold' : 'Basic';

type Event = Command<MembershipPayloads>;

/**
 * Moves a membership and tells its company.
 * @throws {ApiError} EVENT_REFUSED with the reason in the reader's language.
 */
export async function moveMembership(
  tx: Orm,
  company: LockedCompany,
  command: Event,
  language: Language = 'vi',
): Promise<LockedCompany> {
  const { row } = company;
  const applied = row === null ? null : apply(membershipMachine, asMembership(row), command);
  if (applied === null || !applied.ok)
    throw new ApiError('EVENT_REFUSED', {
      said: reasonTexts[applied?.refusal.reason ?? 'PERIOD_OVER'][language],
    });
  const isNewMonth = applied.entity.periodEnd !== row?.periodEnd.getTime();
  const after = await writeMembership(
    tx,
    company,
    applied.entity,
    isNewMonth ? { reminded: 0, renewalId: null } : {},
  );
  const { payload } = command;
  await tellCompany(
    tx,
    company,
    applied.entity,
    applied.effects,
    'reason' in payload ? payload.reason : undefined,
  );
  return after;
}
