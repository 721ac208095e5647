import { moment } from '@hien/api/wire';
import type { Language } from '@hien/domain';
import { type SQL, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { textOf } from '../../db/localized.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { settlementLines } from '../../db/schema/settlement.ts';
import type { Answer } from '../../http/handler.ts';

type Row = Answer<'listTransactions'>['items'][number];

/** A page of lines of months with their orders, the newest first. `where` may ask for the number of the order. */
export async function transactionRows(
  orm: Orm,
  where: SQL | undefined,
  {
    page,
    limit,
    language,
  }: { readonly page: number; readonly limit: number; readonly language: Language },
): Promise<Row[]> {
  const rows = await orm
    .select({ line: settlementLines, item: orderItems, number: orders.number })
    .from(settlementLines)
    .leftJoin(orderItems, eq(orderItems.id, settlementLines.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(where)
    .orderBy(desc(settlementLines.at), desc(settlementLines.id))
    .offset((page - 1) * limit)
    .limit(limit);
  return rows.map(({ line, item, number }) => ({
    id: line.id,
    kind: line.kind,
    month: line.month,
    at: moment(line.at.getTime()),
    amount: line.amount,
    sellerDiscount: line.sellerDiscount,
    held: line.held,
    heldWhy: line.heldWhy,
    order: item === null || number === null ? null : { id: item.orderId, number },
    name: item === null ? '' : textOf(item.thing.name, language),
    option: item === null ? '' : textOf(item.thing.optionName, language),
  }));
}
