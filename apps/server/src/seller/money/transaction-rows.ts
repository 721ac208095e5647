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
  const newestFirst = [desc(settlementLines.at), desc(settlementLines.id)];
  // Orders are looked up for the lines of the page alone: the database leaves out a join that nothing asks for.
  const onPage = orm
    .select({ id: settlementLines.id })
    .from(settlementLines)
    .leftJoin(orderItems, eq(orderItems.id, settlementLines.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(where)
    .orderBy(...newestFirst)
    .offset((page - 1) * limit)
    .limit(limit)
    .as('on_page');
  const rows = await orm
    .select({ line: settlementLines, item: orderItems, number: orders.number })
    .from(settlementLines)
    .innerJoin(onPage, eq(onPage.id, settlementLines.id))
    .leftJoin(orderItems, eq(orderItems.id, settlementLines.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .orderBy(...newestFirst);
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
