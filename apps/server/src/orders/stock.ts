import { sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { stockMoves } from '../db/schema/orders.ts';

export type StockMove = {
  readonly orderItemId: number | null;
  readonly at: number;
  readonly because?: (typeof stockMoves.$inferInsert)['because'];
};

/**
 * Takes pieces out of stock for good, or answers false and takes nothing. The condition is part of the update, so two
 * buyers never get the same piece however many processes sell it.
 */
export async function reserveStock(
  tx: Orm,
  optionId: number,
  quantity: number,
  { orderItemId, at, because = 'order' }: StockMove,
): Promise<boolean> {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`${quantity} pieces`);
  const taken = await move(tx, optionId, -quantity);
  if (!taken) return false;
  await tx
    .insert(stockMoves)
    .values({ optionId, orderItemId, amount: -quantity, because, at: new Date(at) });
  return true;
}

/** Puts pieces back. An option that is gone takes nothing: there is no place to put them. */
export async function releaseStock(
  tx: Orm,
  optionId: number,
  quantity: number,
  { orderItemId, at, because = 'release' }: StockMove,
): Promise<void> {
  if (!(await move(tx, optionId, quantity))) return;
  await tx
    .insert(stockMoves)
    .values({ optionId, orderItemId, amount: quantity, because, at: new Date(at) });
}

/** The option's stock and its product's, which is the sum over the options, in one statement. */
async function move(tx: Orm, optionId: number, amount: number): Promise<boolean> {
  const moved = await tx.execute(sql`
    with option as (
      update product_options set stock = stock + ${amount}::int
      where id = ${optionId} and stock + ${amount}::int >= 0
      returning product_id
    )
    update products set stock = stock + ${amount}::int
    from option where products.id = option.product_id
    returning products.id`);
  return rowsOf(moved).length > 0;
}

/** Both drivers answer `{ rows }`; drizzle's common type does not say so. */
function rowsOf(result: unknown): readonly unknown[] {
  return (result as { readonly rows: readonly unknown[] }).rows;
}
