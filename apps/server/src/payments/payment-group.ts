import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import { amountDue } from '../orders/write/pay-group.ts';

export type GroupRow = typeof paymentGroups.$inferSelect;

/** The group of its buyer; null also when it is somebody else's. */
export async function findGroup(
  orm: Orm,
  id: number,
  userId: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<GroupRow | null> {
  const found = orm
    .select()
    .from(paymentGroups)
    .where(and(eq(paymentGroups.id, id), eq(paymentGroups.userId, userId)));
  const [row] = await (lock ? found.for('update') : found);
  return row ?? null;
}

/** What has to arrive now: lines of a shop's order that were cancelled meanwhile are not asked for. */
export function amountOf(tx: Orm, group: GroupRow): Promise<number> {
  return group.purpose === 'shop' && group.paidAt === null
    ? amountDue(tx, group.id)
    : Promise.resolve(group.total);
}

/** Whether money is still awaited. Cash on delivery is taken at the door. */
export function isPayable(group: GroupRow, due: number, at: number): boolean {
  return (
    group.paidAt === null &&
    group.cancelledAt === null &&
    group.method !== 'COD' &&
    due > 0 &&
    at <= group.dueAt.getTime()
  );
}

/** The group a transfer's memo names, held until the transaction ends: `SO20260306000123` is the number without its hyphen. */
export async function lockGroupOfMemo(tx: Orm, memo: string): Promise<GroupRow | null> {
  const number = memo.replace(/^(SO\d{8})(\d+)$/, '$1-$2');
  const [row] = await tx
    .select()
    .from(paymentGroups)
    .where(eq(paymentGroups.number, number))
    .for('update');
  return row ?? null;
}
