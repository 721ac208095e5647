import { type SQL, and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { lineQueries, lineVector, numberQuery } from '../../db/search-vector.ts';
import type { LocalizedText } from '../../db/schema/columns.ts';
import { orderItems, orderLineWords, orders } from '../../db/schema/orders.ts';

type Owned = { readonly userId: number; readonly sellerId: number };

/** Writes down what new lines are found by: the number of their order and what was bought. */
export async function writeWords(
  tx: Orm,
  lines: readonly (Owned & {
    readonly orderId: number;
    readonly number: string;
    readonly itemId: number;
    readonly name: LocalizedText;
  })[],
): Promise<void> {
  await tx.insert(orderLineWords).values(
    lines.map(({ itemId, orderId, number, name, userId, sellerId }) => ({
      itemId,
      orderId,
      search: lineVector(number, name, [`u${userId}`, `s${sellerId}`]),
    })),
  );
}

/** A part of a line is found by the same words. */
export async function copyWords(tx: Orm, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    insert into order_line_words (item_id, order_id, search)
    select ${to}, order_id, search from order_line_words where item_id = ${from}`);
}

/** Lines of a shop whose number or goods begin all the words, accents or not. Null when the text holds no word. */
export function linesFound(orm: Orm, sellerId: number, text: string): SQL | null {
  const queries = lineQueries(`s${sellerId}`, text);
  if (queries.length === 0) return null;
  const found = orm
    .select({ id: orderLineWords.itemId })
    .from(orderLineWords)
    .where(sql`${orderLineWords.search} @@ ${queries.join(' & ')}::tsquery`);
  return inArray(orderItems.id, found);
}

/** Orders of a buyer; each word may be that of another line. Null when the text holds no word. */
export function ordersFound(orm: Orm, userId: number, text: string): SQL | undefined | null {
  const queries = lineQueries(`u${userId}`, text);
  if (queries.length === 0) return null;
  const each = queries.map((query) =>
    inArray(
      orders.id,
      orm
        .select({ id: orderLineWords.orderId })
        .from(orderLineWords)
        .where(sql`${orderLineWords.search} @@ ${query}::tsquery`),
    ),
  );
  return and(eq(orders.userId, userId), ...each);
}

/** Lines of the orders whose numbers begin all the words, the newest first; none for words that are no number. */
export async function linesOfNumber(orm: Orm, text: string, most: number): Promise<number[]> {
  const query = numberQuery(text);
  if (query === null) return [];
  const rows = await orm
    .select({ id: orderLineWords.itemId })
    .from(orderLineWords)
    .where(sql`${orderLineWords.search} @@ ${query}::tsquery`)
    .orderBy(desc(orderLineWords.itemId))
    .limit(most);
  return rows.map(({ id }) => id);
}
