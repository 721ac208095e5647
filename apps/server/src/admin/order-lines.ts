import { displayName, type StaffTab } from '@hien/domain';
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type CaseList, casesPerPage, picked } from '../cases/case-list.ts';
import type { Orm } from '../db/database.ts';
import { offsetOf, pageMeta } from '../db/page.ts';
import { users } from '../db/schema/account.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { sellers } from '../db/schema/shop.ts';
import { textOf } from '../db/localized.ts';
import { wordsIn } from '../db/words-in.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { linesOfNumber } from '../orders/read/line-words.ts';
import type { Services } from '../services.ts';

type Line = Answer<'listStaffOrders'>['data']['items'][number];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      line: {
        id: orderItems.id,
        thing: orderItems.thing,
        quantity: orderItems.quantity,
        paid: orderItems.paid,
        code: orderItems.code,
        stage: orderItems.stage,
        state: orderItems.state,
        changedAt: orderItems.changedAt,
      },
      order: { id: orders.id, number: orders.number, placedAt: orders.placedAt },
      buyer: { first_name: users.firstName, last_name: users.lastName },
      email: users.email,
      phone: users.phone,
      shop: sellers.name,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(users, eq(users.id, orderItems.userId))
    .innerJoin(sellers, eq(sellers.id, orderItems.sellerId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Lines of all orders, as staff find them. */
export const orderLineList: CaseList<Row, Line> = {
  table: orderItems,
  id: orderItems.id,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_orm, rows, language) =>
    rows.map(({ line, order, buyer, email, phone, shop }) => ({
      id: line.id,
      order_id: order.id,
      order_number: order.number,
      buyer: displayName(buyer, language),
      email,
      phone,
      shop,
      thing: textOf(line.thing.name, language),
      quantity: line.quantity,
      paid: line.paid,
      code: line.code,
      stage: line.stage,
      state: line.state,
      since: line.changedAt.toISOString(),
      placed_at: order.placedAt.toISOString(),
    })),
};

/** What the overview counts. */
export const stuckLines = {
  table: orderItems,
  waiting: isNotNull(orderItems.staffTab),
  since: orderItems.changedAt,
};

/** So many lines are counted and paged; a search finds the others. */
const mostPaged = 1000;

/** Nobody looks through more of them: a search that finds so many is too wide. */
const mostFound = 200;

export function listStaffOrders({ database }: Services): Handler<'listStaffOrders'> {
  return async ({ query: { tab = 'late', q = '', page = 1 }, language }) => {
    const { orm } = database;
    const found = q.trim() === '' ? undefined : await searched(orm, q);
    if (found === null) return { data: { items: [], meta: pageMeta(page, casesPerPage, 0) } };
    const where = tabSql(tab, found);
    const total = await countUpTo(orm, where, mostPaged + 1);
    const offset = offsetOf({ page, limit: casesPerPage });
    const limit = Math.min(casesPerPage, mostPaged - offset);
    const rows =
      limit <= 0
        ? []
        : await orderLineList.rows(orm, {
            where,
            order:
              tab === 'all'
                ? [desc(orderItems.id)]
                : [asc(orderItems.changedAt), asc(orderItems.id)],
            limit,
            offset,
          });
    return {
      data: {
        items: await orderLineList.wire(orm, rows, language, null),
        meta: {
          ...pageMeta(page, casesPerPage, Math.min(total, mostPaged)),
          ...(total > mostPaged ? { more: true } : {}),
        },
      },
    };
  };
}

const tabSql = (tab: StaffTab, found: SQL | undefined): SQL | undefined =>
  and(tab === 'all' ? undefined : eq(orderItems.staffTab, tab), found);

async function countUpTo(orm: Orm, where: SQL | undefined, most: number): Promise<number> {
  const some = orm
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(where)
    .limit(most)
    .as('some');
  const [counted] = await orm.select({ n: sql<number>`count(*)::int` }).from(some);
  return counted?.n ?? 0;
}

/**
 * Lines of the orders whose number, buyer or shop has all the words. Each is looked up by itself, so that the list reads lines by
 * their indexes; null when nothing is called so.
 */
async function searched(orm: Orm, q: string): Promise<SQL | undefined | null> {
  const [lines, buyers, shops] = await Promise.all([
    linesOfNumber(orm, q, mostFound),
    idsOf(orm, users, buyerSql(q)),
    idsOf(orm, sellers, wordsIn(sql`${sellers.name} || ' ' || ${sellers.companyName}`, q)),
  ]);
  if (lines.length + buyers.length + shops.length === 0) return null;
  return or(
    ...(lines.length === 0 ? [] : [inArray(orderItems.id, lines)]),
    ...(buyers.length === 0 ? [] : [inArray(orderItems.userId, buyers)]),
    ...(shops.length === 0 ? [] : [inArray(orderItems.sellerId, shops)]),
  );
}

async function idsOf(
  orm: Orm,
  table: typeof users | typeof sellers,
  where: SQL | undefined,
): Promise<number[]> {
  if (where === undefined) return [];
  const rows = await orm
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(desc(table.id))
    .limit(mostFound);
  return rows.map(({ id }) => id);
}

/** A phone is found however it is written: with its country or without, with blanks or points between its digits. */
function buyerSql(q: string): SQL | undefined {
  const digits = q.replaceAll(/\D/g, '').replace(/^(?:84|0)/u, '');
  const isPhone = /^[\d\s.+()-]+$/u.test(q) && digits.length >= 6;
  return or(
    wordsIn(sql`concat_ws(' ', ${users.lastName}, ${users.firstName}, ${users.email})`, q),
    isPhone ? sql`position(${digits} in ${users.phone}) > 0` : undefined,
  );
}
