import type { Language } from '@hien/domain';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { decideCase } from '../cases/decide-case.ts';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { orderItems, orders, paymentGroups } from '../db/schema/orders.ts';
import { staffCases } from '../db/schema/payments.ts';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { lateBillReason } from './late-bills.ts';
import { actsOf, writeAct } from '../staff-acts.ts';

type Case = Answer<'noteStaffCase'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      row: staffCases,
      payment: paymentGroups.number,
      orderId: orders.id,
      orderNumber: orders.number,
      thing: orderItems.thing,
    })
    .from(staffCases)
    .leftJoin(paymentGroups, eq(paymentGroups.id, staffCases.groupId))
    .leftJoin(orderItems, eq(orderItems.id, staffCases.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** A late invoice is over when it is out, and has a list of its own (`late-bills.ts`): no note closes it. */
const isNoBill = ne(staffCases.because, lateBillReason);

/** What a person has to look at, the one that waits longest first. */
export const staffCaseQueue: CaseQueue<Row, Case> = {
  table: staffCases,
  id: staffCases.id,
  scope: isNoBill,
  waiting: and(isNull(staffCases.closedAt), isNoBill),
  decided: and(isNotNull(staffCases.closedAt), isNoBill),
  since: staffCases.openedAt,
  decidedAt: staffCases.closedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire,
};

export const listStaffCases = (services: Services): Handler<'listStaffCases'> =>
  caseList(services, staffCaseQueue);

/** Notes stay in the order in which they were written; the last one closes. */
export const noteStaffCase = (services: Services): Handler<'noteStaffCase'> =>
  decideCase<'noteStaffCase', Row>(services, staffCaseQueue, {
    words: ({ note }) => ({ field: 'note', text: note }),
    again: ({ row }, { body: { close }, text, userId }) =>
      row.note === text && (row.closedAt === null ? !close : close && row.closedBy === userId),
    async change(tx, { row }, { body: { close }, text, userId, at }) {
      if (row.closedAt !== null) return false;
      await tx
        .update(staffCases)
        .set({ note: text, ...(close ? { closedAt: new Date(at), closedBy: userId } : {}) })
        .where(eq(staffCases.id, row.id));
      const act = close ? 'closed' : 'noted';
      await writeAct(tx, { userId, act, subject: 'case', subjectId: row.id, text, at });
      return true;
    },
  });

async function wire(orm: Orm, rows: readonly Row[], language: Language): Promise<Case[]> {
  const ids = rows.map(({ row }) => row.id);
  const acts = await actsOf(orm, 'case', ids, language);
  return rows.map(({ row, payment, orderId, orderNumber, thing }) => ({
    id: row.id,
    queue: row.queue,
    because: row.because,
    state: row.closedAt === null ? 'open' : 'closed',
    payment,
    order_id: orderId,
    order_number: orderNumber,
    item_id: orderId === null ? null : row.orderItemId,
    thing: thing === null ? null : textOf(thing.name, language),
    facts: Object.entries(row.facts).map(([name, value]) => ({ name, value: String(value) })),
    opened_at: row.openedAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    acts: acts.get(row.id) ?? [],
  }));
}
