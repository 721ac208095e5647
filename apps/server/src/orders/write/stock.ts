import { asc, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { stockMoves } from '../../db/schema/orders.ts';
import { productOptions, products } from '../../db/schema/shop.ts';

/** Pieces that leave the stock of an option (below zero) or come back to it. */
export type StockMove = {
  readonly optionId: number;
  readonly amount: number;
  readonly orderItemId: number | null;
  readonly because: (typeof stockMoves.$inferInsert)['because'];
};

/**
 * Works off what an event does to the stock, for all of its lines together: pieces that come back, and pieces that are
 * held for an exchange. A fixed number of statements; products and options are locked as `reserveAll` locks them.
 * An option that is gone takes nothing back: there is no place to put it.
 * @returns the options that have not enough, and then nothing was moved.
 */
export async function moveStock(
  tx: Orm,
  moves: readonly StockMove[],
  at: number,
): Promise<number[]> {
  if (moves.length === 0) return [];
  const wanted = [...new Set(moves.map(({ optionId }) => optionId))];
  const stock = await lockStock(tx, wanted);
  const kept = moves.filter(({ optionId, amount }) => stock.has(optionId) || amount < 0);
  const sums = new Map<number, number>();
  for (const { optionId, amount } of kept) sums.set(optionId, (sums.get(optionId) ?? 0) + amount);
  const gone = [...sums].flatMap(([id, amount]) => ((stock.get(id) ?? 0) + amount < 0 ? [id] : []));
  if (gone.length > 0 || kept.length === 0) return gone;
  await addStock(tx, sums);
  await tx.insert(stockMoves).values(kept.map((move) => ({ ...move, at: new Date(at) })));
  return [];
}

/** Holds options and their products until the transaction ends, by their ids: nobody waits crosswise. The stock by option. */
export async function lockStock(
  tx: Orm,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const ofOptions = tx
    .select({ id: productOptions.productId })
    .from(productOptions)
    .where(inArray(productOptions.id, [...ids]));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ofOptions))
    .orderBy(asc(products.id))
    .for('no key update');
  const options = await tx
    .select({ id: productOptions.id, stock: productOptions.stock })
    .from(productOptions)
    .where(inArray(productOptions.id, [...ids]))
    .orderBy(asc(productOptions.id))
    .for('no key update');
  return new Map(options.map(({ id, stock }) => [id, stock]));
}

/** The options' stock and that of their products, which is the sum over the options, in one statement. */
async function addStock(tx: Orm, sums: ReadonlyMap<number, number>): Promise<void> {
  const changes = JSON.stringify([...sums].map(([id, amount]) => ({ id, amount })));
  await tx.execute(sql`
    with changed as (
      select id, amount from jsonb_to_recordset(${changes}::jsonb) as t(id int, amount int)
    ), option as (
      update product_options o set stock = stock + changed.amount from changed
      where o.id = changed.id returning o.product_id, changed.amount
    )
    update products p set stock = p.stock + sums.amount
    from (select product_id, sum(amount)::int as amount from option group by product_id) sums
    where p.id = sums.product_id`);
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
  const stock = await lockStock(tx, [...pieces.keys()]);
  const gone = [...pieces].flatMap(([id, wanting]) => ((stock.get(id) ?? 0) < wanting ? [id] : []));
  if (gone.length > 0) return gone;
  await addStock(tx, new Map([...pieces].map(([id, taken]) => [id, -taken])));
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
