import { canHold, monthOfReleased } from '@hien/domain';
import { and, count, eq, inArray, like } from 'drizzle-orm';
import { decideCase } from '../cases/decide-case.ts';
import type { Orm } from '../db/database.ts';
import { pageMeta } from '../db/page.ts';
import { orderItems, orders } from '../db/schema/orders.ts';
import { settlementLines, settlements } from '../db/schema/settlement.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { withItsTax } from '../orders/write/write-settlement.ts';
import { tellShop } from '../seller/money/tell-shop.ts';
import { transactionRows } from '../seller/money/transaction-rows.ts';
import type { Services } from '../services.ts';
import { type SettlementRow, settlementQueue } from './settlement-cases.ts';
import { isLastAct, writeAct } from '../staff-acts.ts';

const atOnce = 50;

/** The lines of a shop's month, as staff look for what to keep back. */
export function listSettlementLines({ database }: Services): Handler<'listSettlementLines'> {
  return async ({ params, query: { page = 1, q = '' }, language }) => {
    const { orm } = database;
    const [month] = await orm.select().from(settlements).where(eq(settlements.id, params.id));
    if (month === undefined) throw new ApiError('NOT_FOUND');
    const words = q.trim().toUpperCase();
    const where = and(
      ofMonth(month),
      words === '' ? undefined : like(orders.number, `${words.replaceAll(/[\\%_]/g, '\\$&')}%`),
    );
    const [found] = await orm
      .select({ lines: count() })
      .from(settlementLines)
      .leftJoin(orderItems, eq(orderItems.id, settlementLines.orderItemId))
      .leftJoin(orders, eq(orders.id, orderItems.orderId))
      .where(where);
    return {
      data: {
        items: await transactionRows(orm, where, { page, limit: atOnce, language }),
        meta: pageMeta(page, atOnce, found?.lines ?? 0),
      },
    };
  };
}

const acts = { hold: 'held', release: 'released' } as const;

/** Keeps lines of a month back, or lets them go (docs/adr/0168). */
export const holdSettlement = (services: Services): Handler<'holdSettlement'> =>
  decideCase<'holdSettlement', SettlementRow>(services, settlementQueue, {
    words: ({ reason }) => ({ field: 'reason', text: reason }),
    version: ({ month }) => month.version,
    again: async ({ month }, { body, text, userId }, tx) =>
      month.version === body.expected_version + 1 &&
      (await isLastAct(tx, {
        subject: 'settlement',
        subjectId: month.id,
        act: acts[body.decision],
        text,
        userId,
      })),
    async change(tx, { month: row }, { body, text, userId, at }) {
      const holds = body.decision === 'hold';
      if (holds && !canHold(row.state)) return false;
      const moved = await tx
        .update(settlementLines)
        .set(
          holds
            ? { held: true, heldWhy: text }
            : { held: false, heldWhy: null, month: monthOfReleased(row.state, row.month, at) },
        )
        .where(
          and(
            ofMonth(row),
            eq(settlementLines.held, !holds),
            body.line_ids === null
              ? undefined
              : inArray(settlementLines.key, await keysOf(tx, row, body.line_ids)),
          ),
        )
        .returning({ id: settlementLines.id });
      if (moved.length === 0) return false;
      const version = row.version + 1;
      await tx.update(settlements).set({ version }).where(eq(settlements.id, row.id));
      const act = acts[body.decision];
      await writeAct(tx, { userId, act, subject: 'settlement', subjectId: row.id, text, at });
      await tellShop(tx, { ...row, version, at, about: `settlement.${act}`, note: text });
      return true;
    },
  });

type MonthOfShop = Pick<typeof settlements.$inferSelect, 'sellerId' | 'month'>;

const ofMonth = ({ sellerId, month }: MonthOfShop) =>
  and(eq(settlementLines.sellerId, sellerId), eq(settlementLines.month, month));

/** The keys of lines of the month, each with the tax that is withheld of it. */
async function keysOf(tx: Orm, month: MonthOfShop, ids: readonly number[]): Promise<string[]> {
  const rows = await tx
    .select({ key: settlementLines.key })
    .from(settlementLines)
    .where(and(ofMonth(month), inArray(settlementLines.id, [...ids])));
  return rows.flatMap(({ key }) => withItsTax(key));
}
