import type { Language } from '@hien/domain';
import { asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { casesPerPage } from '../admin/decision.ts';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { pageMeta } from '../db/page.ts';
import { orderItems, orders, paymentGroups } from '../db/schema/orders.ts';
import { staffCases } from '../db/schema/payments.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { refusedField } from '../http/refusals.ts';
import type { Services } from '../services.ts';
import { actsOf, writeAct } from './staff-acts.ts';

type Case = Answer<'noteStaffCase'>['data'];

export const openCases = isNull(staffCases.closedAt);

const from = (orm: Orm) =>
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

type Found = Awaited<ReturnType<typeof from>>[number];

/** What a person has to look at, the one that waits longest first. */
export function listStaffCases({ database: { orm } }: Services): Handler<'listStaffCases'> {
  return async ({ query: { state = 'waiting', page = 1 }, language }) => {
    const waiting = state === 'waiting';
    const where = waiting ? openCases : isNotNull(staffCases.closedAt);
    const order = waiting
      ? [asc(staffCases.openedAt), asc(staffCases.id)]
      : [desc(staffCases.closedAt), desc(staffCases.id)];
    const [[total], rows] = await Promise.all([
      orm.select({ n: count() }).from(staffCases).where(where),
      from(orm)
        .where(where)
        .orderBy(...order)
        .limit(casesPerPage)
        .offset((page - 1) * casesPerPage),
    ]);
    const found = total?.n ?? 0;
    return {
      data: {
        items: await wire(orm, rows, language),
        meta: pageMeta(page, casesPerPage, found),
      },
    };
  };
}

/** Notes stay in the order in which they were written; the last one closes. */
export function noteStaffCase({ database, now }: Services): Handler<'noteStaffCase'> {
  return async (call) => {
    const { language, params } = call;
    const { close } = call.body;
    const { userId } = await call.signedIn();
    const text = call.body.note.normalize('NFC').trim();
    return database.orm.transaction(async (tx) => {
      const at = now();
      const [row] = await tx
        .select()
        .from(staffCases)
        .where(eq(staffCases.id, params.id))
        .for('update');
      if (row === undefined) throw new ApiError('NOT_FOUND');
      if (text === '') throw refusedField('AUTH_15', language, 'note');
      if (row.closedAt !== null) {
        const same = close && row.closedBy === userId && row.note === text;
        if (!same)
          throw new ApiError('VERSION_CONFLICT', { current: await shown(tx, row.id, language) });
        return { data: await shown(tx, row.id, language) };
      }
      // The same press twice is one note.
      const again = !close && row.note === text;
      if (!again) {
        await tx
          .update(staffCases)
          .set({ note: text, ...(close ? { closedAt: new Date(at), closedBy: userId } : {}) })
          .where(eq(staffCases.id, row.id));
        const act = close ? 'closed' : 'noted';
        await writeAct(tx, { userId, act, subject: 'case', subjectId: row.id, text, at });
      }
      return { data: await shown(tx, row.id, language) };
    });
  };
}

async function shown(tx: Orm, id: number, language: Language): Promise<Case> {
  const [one] = await wire(tx, await from(tx).where(eq(staffCases.id, id)), language);
  if (one === undefined) throw new ApiError('NOT_FOUND');
  return one;
}

async function wire(orm: Orm, rows: readonly Found[], language: Language): Promise<Case[]> {
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
    thing: thing === null ? null : textOf(thing.name, language),
    facts: Object.entries(row.facts).map(([name, value]) => ({ name, value: String(value) })),
    opened_at: row.openedAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    acts: acts.get(row.id) ?? [],
  }));
}
