import { type StaffCaseReason, newMoneyReturn } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { moneyReturns } from '../../db/schema/payments.ts';
import type { GroupRow } from './locked-order.ts';
import { moneyReturning } from './money-returned.ts';
import { openCase } from './staff-cases.ts';

/** Writes down money of a group that goes back the way it came; who paid and finance are told. */
export async function giveBack(
  tx: Orm,
  group: GroupRow,
  {
    attemptId,
    amount,
    at,
    because,
    isUsual = false,
    key = `attempt:${attemptId ?? `group-${group.id}`}`,
    transaction = null,
    facts = {},
  }: {
    readonly attemptId: number | null;
    readonly amount: number;
    readonly at: number;
    readonly because: StaffCaseReason;
    /** The rules give it back each week: noted for finance, and nobody has to look. */
    readonly isUsual?: boolean;
    /** Of money that is no attempt's own, such as a month that is not wanted any more. */
    readonly key?: string;
    /** The gateway's number of the payment, where an attempt has more than one. */
    readonly transaction?: string | null;
    /** What finance reads beside the amount. */
    readonly facts?: Readonly<Record<string, string | number>>;
  },
): Promise<void> {
  const money = newMoneyReturn(amount, at);
  await tx
    .insert(moneyReturns)
    .values({
      groupId: group.id,
      key,
      attemptId,
      transaction,
      state: money.state,
      amount,
      dueAt: new Date(money.dueAt),
      nextTryAt: new Date(at),
      changedAt: new Date(at),
      createdAt: new Date(at),
    })
    .onConflictDoNothing({ target: moneyReturns.key });
  await moneyReturning(tx, group, { key, amount, dueAt: money.dueAt }, at);
  await openCase(tx, {
    queue: 'finance',
    because,
    groupId: group.id,
    orderItemId: null,
    facts: { ...facts, amount },
    key,
    ...(isUsual ? { closedAt: new Date(at) } : {}),
    at,
  });
}
