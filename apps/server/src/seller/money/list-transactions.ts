import { errorText, type Instant, type Language, searchDays, settlementKinds } from '@hien/domain';
import { and, between, count, eq, like, type SQL, sum } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pageMeta } from '../../db/page.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { settlementLines } from '../../db/schema/settlement.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import { total } from './month-sums.ts';
import { transactionRows } from './transaction-rows.ts';

type Totals = Answer<'listTransactions'>['totals'];

/**
 * The lines of the days that are searched.
 * @throws {ApiError} VALIDATION at the day that is wrong.
 */
function searched(days: Parameters<typeof searchDays>[0], now: Instant, language: Language): SQL {
  const found = searchDays(days, now);
  if (found.wrong === undefined)
    return between(settlementLines.at, new Date(found.from), new Date(found.to));
  const { at: field, code } = found.wrong;
  throw new ApiError('VALIDATION', {
    errors: [{ field, code, message: errorText('VALIDATION', language) }],
  });
}

/** Every line of the months of the caller's shop, the newest first. */
export function listTransactions({ database, now }: Services): Handler<'listTransactions'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { orm } = database;
    const { language } = call;
    const { page = 1, limit = 20, month, from, to, kind, q = '' } = call.query;
    const words = q.trim().toUpperCase();
    const where = and(
      eq(settlementLines.sellerId, (await ownShop(orm, userId)) ?? 0),
      month === undefined ? undefined : eq(settlementLines.month, month),
      month !== undefined && from === undefined && to === undefined
        ? undefined
        : searched({ from, to }, now(), language),
      kind === undefined ? undefined : eq(settlementLines.kind, kind),
      words === '' ? undefined : like(orders.number, `${words.replaceAll(/[\\%_]/g, '\\$&')}%`),
    );
    const { totals, lines } = await sumsOf(orm, where);
    return {
      items: await transactionRows(orm, where, { page, limit, language }),
      meta: pageMeta(page, limit, lines),
      totals,
    };
  };
}

async function sumsOf(
  orm: Orm,
  where: SQL | undefined,
): Promise<{ readonly totals: Totals; readonly lines: number }> {
  const rows = await orm
    .select({
      kind: settlementLines.kind,
      amount: total(sum(settlementLines.amount)),
      lines: count(),
    })
    .from(settlementLines)
    .leftJoin(orderItems, eq(orderItems.id, settlementLines.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .where(where)
    .groupBy(settlementLines.kind);
  return {
    totals: Object.fromEntries(
      settlementKinds.map((kind) => [kind, rows.find((row) => row.kind === kind)?.amount ?? 0]),
    ) as Totals,
    lines: rows.reduce((all, { lines }) => all + lines, 0),
  };
}
