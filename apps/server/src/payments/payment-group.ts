import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { paymentGroups } from '../db/schema/orders.ts';

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

/** Whether money is still awaited. Cash on delivery is taken at the door. */
export function isPayable(group: GroupRow, at: number): boolean {
  return (
    group.paidAt === null &&
    group.cancelledAt === null &&
    group.method !== 'COD' &&
    group.total > 0 &&
    at <= group.dueAt.getTime()
  );
}

/** The group a transfer's memo names: `SO20260306000123` is the number without its hyphen. */
export async function findGroupByMemo(orm: Orm, memo: string): Promise<GroupRow | null> {
  const number = memo.replace(/^(SO\d{8})(\d+)$/, '$1-$2');
  const [row] = await orm.select().from(paymentGroups).where(eq(paymentGroups.number, number));
  return row ?? null;
}
