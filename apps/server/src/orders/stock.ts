import { asc, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { stockMoves } from '../db/schema/orders.ts';
import { productOptions, products } from '../db/schema/shop.ts';

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

/**
 * The option's stock and its product's, which is the sum over the options, in one statement. The product's row is locked
 * before the option's, as `reserveAll` does: nobody waits crosswise.
 */
async function move(tx: Orm, optionId: number, amount: number): Promise<boolean> {
  const moved = await tx.execute(sql`
    with product as (
      select p.id from products p join product_options o on o.product_id = p.id
      where o.id = ${optionId} for no key update of p
    ), option as (
      update product_options set stock = stock + ${amount}::int from product
      where product_options.id = ${optionId} and product_options.product_id = product.id
        and stock + ${amount}::int >= 0
      returning product_id
    )
    update products set stock = stock + ${amount}::int
    from option where products.id = option.product_id
    returning products.id`);
  return rowsOf(moved).length > 0;
}

/** Pieces of an option for a line of an order. */
export type Wanted = {
  readonly optionId: number;
  readonly quantity: number;
  readonly orderItemId: number | null;
};

/**
 * Takes the pieces of a whole checkout, or none of them: answers the options that have not enough. A fixed number of
 * statements, however many lines; products and options are locked by their ids, in one order for everybody.
 */
export async function reserveAll(
  tx: Orm,
  wanted: readonly Wanted[],
  at: number,
): Promise<number[]> {
  const pieces = new Map<number, number>();
  for (const { optionId, quantity } of wanted) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`${quantity} pieces`);
    pieces.set(optionId, (pieces.get(optionId) ?? 0) + quantity);
  }
  const ids = [...pieces.keys()];
  const ofOptions = tx
    .select({ id: productOptions.productId })
    .from(productOptions)
    .where(inArray(productOptions.id, ids));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ofOptions))
    .orderBy(asc(products.id))
    .for('no key update');
  const options = await tx
    .select({ id: productOptions.id, stock: productOptions.stock })
    .from(productOptions)
    .where(inArray(productOptions.id, ids))
    .orderBy(asc(productOptions.id))
    .for('no key update');
  const stock = new Map(options.map((option) => [option.id, option.stock]));
  const gone = ids.filter((id) => (stock.get(id) ?? 0) < (pieces.get(id) ?? 0));
  if (gone.length > 0) return gone;
  const taken = JSON.stringify(ids.map((id) => ({ id, amount: pieces.get(id) })));
  await tx.execute(sql`
    with taken as (
      select id, amount from jsonb_to_recordset(${taken}::jsonb) as t(id int, amount int)
    ), option as (
      update product_options o set stock = stock - taken.amount from taken
      where o.id = taken.id returning o.product_id, taken.amount
    )
    update products p set stock = p.stock - sums.amount
    from (select product_id, sum(amount)::int as amount from option group by product_id) sums
    where p.id = sums.product_id`);
  await tx.insert(stockMoves).values(
    wanted.map(({ optionId, quantity, orderItemId }) => ({
      optionId,
      orderItemId,
      amount: -quantity,
      because: 'order' as const,
      at: new Date(at),
    })),
  );
  return [];
}

/** Both drivers answer `{ rows }`; drizzle's common type does not say so. */
function rowsOf(result: unknown): readonly unknown[] {
  return (result as { readonly rows: readonly unknown[] }).rows;
}
