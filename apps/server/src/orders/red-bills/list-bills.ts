import { wireBill } from '@hien/api/wire';
import {
  fold,
  redBillMachine,
  redBillStates,
  type RedBillTab,
  redBillTab,
  redBillTabs,
} from '@hien/domain';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pageMeta } from '../../db/page.ts';
import { orderItems, orders, paymentGroups, redBills } from '../../db/schema/orders.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { billedOf, isBillPaid } from './billed.ts';
import { asBill } from './stored-bill.ts';

type List = Answer<'listRedBills'>;

/** No shop has it: who has no shop has no invoices. */
const nobodys = 0;

const isWrong = sql<boolean>`${redBills.adjustSince} is not null`;

/** What somebody still has to do comes first, by the month that ends first. */
const isOpen = inArray(
  redBills.state,
  redBillStates.filter((state) => redBillMachine.states[state].awaits.length > 0),
);

const statesOf = (tab: RedBillTab) =>
  redBillStates.filter((state) => redBillTab(state, false) === tab);

const under = (tab: RedBillTab) =>
  tab === 'to_adjust'
    ? isNotNull(redBills.adjustSince)
    : and(inArray(redBills.state, statesOf(tab)), isNull(redBills.adjustSince));

/** The VAT invoices of the caller's shop. */
export function listRedBills({ database }: Services): Handler<'listRedBills'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const { page = 1, limit = 20, tab, q = '' } = call.query;
    const words = fold(q.trim());
    const mine = and(
      eq(redBills.sellerId, (await ownShop(orm, userId)) ?? nobodys),
      words === '' ? undefined : like(redBills.search, `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`),
    );
    const counts = await countsOf(orm, mine);
    const where = tab === undefined ? mine : and(mine, under(tab));
    const total =
      tab === undefined ? redBillTabs.reduce((sum, one) => sum + counts[one], 0) : counts[tab];
    const rows = await orm
      .select({ row: redBills, order: orders, paidAt: paymentGroups.paidAt })
      .from(redBills)
      .innerJoin(orders, eq(orders.id, redBills.orderId))
      .innerJoin(paymentGroups, eq(paymentGroups.id, orders.groupId))
      .where(where)
      .orderBy(
        desc(isOpen),
        asc(sql`case when ${isOpen} then ${redBills.orderedAt} end`),
        desc(redBills.changedAt),
        desc(redBills.orderId),
      )
      .offset((page - 1) * limit)
      .limit(limit);
    const lines = await linesOf(
      orm,
      rows.map(({ order }) => order.id),
    );
    return {
      items: rows.map(({ row, order, paidAt }) => {
        const own = lines.filter(({ orderId }) => orderId === order.id);
        return wireBill({
          id: order.id,
          number: order.number,
          bill: asBill(row),
          amount: billedOf(order, own).gross,
          paid: isBillPaid({ paidAt }, own),
          adjustSince: row.adjustSince?.getTime() ?? null,
        });
      }),
      meta: pageMeta(page, limit, total),
      counts,
    };
  };
}

async function countsOf(orm: Orm, where: ReturnType<typeof and>): Promise<List['counts']> {
  const rows = await orm
    .select({ state: redBills.state, wrong: isWrong, bills: count() })
    .from(redBills)
    .where(where)
    .groupBy(redBills.state, isWrong);
  return Object.fromEntries(
    redBillTabs.map((tab) => [
      tab,
      rows
        .filter(({ state, wrong }) => redBillTab(state, wrong) === tab)
        .reduce((sum, { bills }) => sum + bills, 0),
    ]),
  ) as List['counts'];
}

const linesOf = (orm: Orm, orderIds: readonly number[]) =>
  orm
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]));
