import {
  canRemindOfBill,
  daysLate,
  endOfMonth,
  ictDate,
  isLateBill,
  type LateBillSpan,
  lateBetween,
  type RedBillState,
  type StaffCaseReason,
  taxCodeCheckFits,
} from '@hien/domain';
import { and, asc, desc, eq, exists, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type CaseQueue, casePage, caseRow, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { orderItems, orders, redBills } from '../db/schema/orders.ts';
import { staffActs, staffCases } from '../db/schema/payments.ts';
import { sellers } from '../db/schema/shop.ts';
import { wordsIn } from '../db/words-in.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { tellAbout } from '../orders/notices/notify.ts';
import { billedOf } from '../orders/red-bills/billed.ts';
import { lockOrder, type LockedOrder } from '../orders/write/locked-order.ts';
import type { Services } from '../services.ts';
import { actsOf, writeAct } from '../staff-acts.ts';

type Case = Answer<'remindOfLateBill'>['data'];

/** Why such a case was opened: the month ended (B5), and only staff may issue the invoice from then on (B6). */
export const lateBillReason = 'red-bill-overdue' satisfies StaffCaseReason;

const isBill = eq(staffCases.because, lateBillReason);

const rowsOf = (orm: Orm) =>
  orm
    .select({
      row: staffCases,
      bill: redBills,
      order: orders,
      shop: { name: sellers.name, email: sellers.email, phone: sellers.phone },
      decider: deciderName,
    })
    .from(staffCases)
    .innerJoin(orderItems, eq(orderItems.id, staffCases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(redBills, eq(redBills.orderId, orders.id))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .leftJoin(decider, eq(decider.id, staffCases.closedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** VAT invoices that no shop issued in the month of purchase, the longest late first. */
export const lateBillQueue = (now: () => number): CaseQueue<Row, Case> => ({
  table: staffCases,
  id: staffCases.id,
  scope: isBill,
  waiting: and(isNull(staffCases.closedAt), isBill),
  decided: and(isNotNull(staffCases.closedAt), isBill),
  since: staffCases.openedAt,
  decidedAt: staffCases.closedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const at = now();
    const acts = await actsOf(
      orm,
      'case',
      rows.map(({ row }) => row.id),
      language,
    );
    const lines = await orm
      .select()
      .from(orderItems)
      .where(
        inArray(
          orderItems.orderId,
          rows.map(({ order }) => order.id),
        ),
      );
    return rows.map(({ row, bill, order, shop, decider: name }): Case => {
      const done = acts.get(row.id) ?? [];
      const reminded = remindedAt(done);
      const ordered = bill.orderedAt.getTime();
      return {
        id: row.id,
        version: bill.version,
        state: bill.state,
        order_id: order.id,
        order_number: order.number,
        shop: shop.name,
        shop_email: shop.email,
        shop_phone: shop.phone,
        company: bill.company,
        tax_code: bill.taxCode,
        tax_code_fits: taxCodeCheckFits(bill.taxCode),
        email: bill.email,
        address: bill.address,
        rejection: bill.rejection,
        amount: billedOf(
          order,
          lines.filter(({ orderId }) => orderId === order.id),
        ).gross,
        ordered_at: bill.orderedAt.toISOString(),
        due_at: new Date(endOfMonth(ordered)).toISOString(),
        days_late: daysLate(ordered, row.closedAt?.getTime() ?? at),
        reminded_at: reminded === null ? null : new Date(reminded).toISOString(),
        sent_number: bill.state === 'number_sent' ? bill.number : null,
        can_remind: row.closedAt === null && waitsForShop(bill) && canRemindOfBill(reminded, at),
        acts: done,
        decided: decidedBy({ decidedBy: row.closedBy, decidedAt: row.closedAt }, name, language),
      };
    });
  },
});

/** A shop that sent its number has done its part until staff answer. */
const waitsForShop = ({ state }: { readonly state: RedBillState }): boolean =>
  isLateBill(state) && state !== 'number_sent';

/** When a shop was reminded last, of what was done, the newest first. */
function remindedAt(acts: readonly { readonly act: string; readonly at: string }[]): number | null {
  const last = acts.find(({ act }) => act === 'reminded');
  return last === undefined ? null : Date.parse(last.at);
}

export const listLateBills =
  ({ database, now }: Services): Handler<'listLateBills'> =>
  async ({ query: { state = 'waiting', q = '', late, page = 1 }, language }) => {
    const queue = lateBillQueue(now);
    const waits = state === 'waiting';
    return {
      data: await casePage(database.orm, queue, {
        where: and(
          waits ? queue.waiting : queue.decided,
          named(database.orm, q),
          late === undefined ? undefined : lateBy(late, now()),
        ),
        order: waits
          ? [asc(staffCases.openedAt), asc(staffCases.id)]
          : [desc(staffCases.closedAt), desc(staffCases.id)],
        page,
        language,
      }),
    };
  };

/** A case is opened at the first moment of the month after. */
function lateBy(span: LateBillSpan, at: number) {
  const { from, before } = lateBetween(span, at);
  return and(
    from === null ? undefined : gte(staffCases.openedAt, new Date(from)),
    before === null ? undefined : lt(staffCases.openedAt, new Date(before)),
  );
}

function named(orm: Orm, q: string) {
  const words = wordsIn(sql`${redBills.search} || ' ' || ${sellers.name}`, q);
  if (words === undefined) return undefined;
  return exists(
    orm
      .select({ id: orderItems.id })
      .from(orderItems)
      .innerJoin(redBills, eq(redBills.orderId, orderItems.orderId))
      .innerJoin(sellers, eq(sellers.id, redBills.sellerId))
      .where(and(eq(orderItems.id, staffCases.orderItemId), words)),
  );
}

/** The owner of the shop and its staff hear of it once a day, whoever presses. */
export const remindOfLateBill = (services: Services): Handler<'remindOfLateBill'> => {
  const queue = lateBillQueue(services.now);
  return decideCase<'remindOfLateBill', Row>(services, queue, {
    version: ({ bill }) => bill.version,
    async lock(tx, id) {
      // The order before the case, as whoever issues the invoice takes them.
      const found = await caseRow(tx, queue, id);
      if (found !== null) await lockOrder(tx, found.order.id);
    },
    async again({ row }, { userId, at }, tx) {
      const last = await lastReminder(tx, row.id);
      return last?.userId === userId && !canRemindOfBill(last.at.getTime(), at);
    },
    async change(tx, { row, bill, order }, { userId, at }) {
      const last = await lastReminder(tx, row.id);
      if (row.closedAt !== null || !waitsForShop(bill)) return false;
      if (!canRemindOfBill(last?.at.getTime() ?? null, at)) return false;
      const locked = await lockOrder(tx, order.id);
      if (locked === null) return false;
      await remindShop(tx, locked, { caseId: row.id, userId, at });
      return true;
    },
  });
};

/** Tells a shop in the inbox and by mail that an invoice is late, and keeps who did. */
export async function remindShop(
  tx: Orm,
  locked: LockedOrder,
  { caseId, userId, at }: { readonly caseId: number; readonly userId: number; readonly at: number },
): Promise<void> {
  const act = { act: 'reminded', subject: 'case', subjectId: caseId, text: null } as const;
  await writeAct(tx, { ...act, userId, at });
  await tellAbout(
    tx,
    [locked],
    { about: 'red-bill.reminded', to: ['seller'], item: 0, name: `:${ictDate(at)}` },
    at,
  );
}

async function lastReminder(tx: Orm, caseId: number) {
  const [last] = await tx
    .select({ userId: staffActs.userId, at: staffActs.at })
    .from(staffActs)
    .where(
      and(
        eq(staffActs.subject, 'case'),
        eq(staffActs.subjectId, caseId),
        eq(staffActs.act, 'reminded'),
      ),
    )
    .orderBy(desc(staffActs.id))
    .limit(1);
  return last;
}
