import { type ClaimTab, type ClaimType, orderCodes } from '@hien/domain';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { orderCounts } from '../../db/schema/orders.ts';
import type { ItemRow, LockedOrder } from './locked-order.ts';

export type CountOwner = `buyer:${number}` | `seller:${number}`;

type Change = typeof orderCounts.$inferInsert;

/** The part of a shop's list of claims, as it is counted: `refund:requested`. */
export const claimPart = (type: ClaimType, tab: ClaimTab): string => `${type}:${tab}`;

/** Lines whose next step is the shop's. */
export const awaitingShop = 'awaiting-shop';

type Listed = Pick<ItemRow, 'tab' | 'claimType' | 'claimTab' | 'awaitsShop'>;

/** Under what a shop finds a line: its tab, its part of the claims where there is one, and what waits for the shop. */
export const countedUnder = ({ tab, claimType, claimTab, awaitsShop }: Listed): string[] => [
  tab,
  ...(claimType === null || claimTab === null ? [] : [claimPart(claimType, claimTab)]),
  ...(awaitsShop ? [awaitingShop] : []),
];

async function write(tx: Orm, changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await tx.insert(orderCounts).values([...changes]);
}

/** Orders that were just placed stand under their first code, their lines under the first tab. */
export async function countNew(
  tx: Orm,
  placed: readonly {
    readonly userId: number;
    readonly sellerId: number;
    readonly lines: number;
  }[],
): Promise<void> {
  await write(
    tx,
    placed.flatMap(({ userId, sellerId, lines }): Change[] => [
      { owner: `buyer:${userId}`, what: String(orderCodes.PENDING), change: 1 },
      { owner: `seller:${sellerId}`, what: 'waiting_for_payment', change: lines },
    ]),
  );
}

/** A line more where the one stands that it was split from. */
export async function countSplit(tx: Orm, part: ItemRow): Promise<void> {
  await write(
    tx,
    countedUnder(part).map((what): Change => ({
      owner: `seller:${part.sellerId}`,
      what,
      change: 1,
    })),
  );
}

type Counted = Pick<LockedOrder, 'order' | 'rows'>;

/** From the old codes and tabs to the new ones. */
export async function countChanges(
  tx: Orm,
  changes: readonly { readonly before: Counted; readonly after: Counted }[],
): Promise<void> {
  const sums = new Map<string, number>();
  const add = (owner: CountOwner, what: string, change: number): void => {
    const key = `${owner} ${what}`;
    sums.set(key, (sums.get(key) ?? 0) + change);
  };
  for (const { before, after } of changes) {
    const { userId, sellerId } = before.order;
    add(`buyer:${userId}`, String(before.order.code), -1);
    add(`buyer:${userId}`, String(after.order.code), 1);
    for (const row of before.rows)
      for (const part of countedUnder(row)) add(`seller:${sellerId}`, part, -1);
    for (const row of after.rows)
      for (const part of countedUnder(row)) add(`seller:${sellerId}`, part, 1);
  }
  await write(
    tx,
    [...sums].flatMap(([key, change]): Change[] => {
      const [owner = '', what = ''] = key.split(' ');
      return change === 0 ? [] : [{ owner, what, change }];
    }),
  );
}

/** How many there are of each. */
export async function countsOf(tx: Orm, owner: CountOwner): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ what: orderCounts.what, count: sql<number>`sum(${orderCounts.change})::int` })
    .from(orderCounts)
    .where(eq(orderCounts.owner, owner))
    .groupBy(orderCounts.what);
  return new Map(rows.map(({ what, count }) => [what, count]));
}

/** Many changes become one again; what is added meanwhile is not touched. */
export async function foldCounts(tx: Orm): Promise<void> {
  await tx.execute(sql`
    with busy as (
      select owner, what from ${orderCounts} group by owner, what having count(*) > 20 limit 500
    ), taken as (
      delete from ${orderCounts} c using busy b where c.owner = b.owner and c.what = b.what
      returning c.owner, c.what, c.change
    )
    insert into ${orderCounts} (owner, what, change)
    select owner, what, sum(change)::int from taken group by owner, what`);
}
