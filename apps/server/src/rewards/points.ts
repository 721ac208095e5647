import { type Lot, balance, limits } from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { instantSql, objectSql, pictureSql, textSql } from '../db/json-sql.ts';
import { pageMeta } from '../db/page.ts';
import { pointLots } from '../db/schema/rewards.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { lotOf } from './lot-of.ts';

const dayMs = 86_400_000;

async function lotsOf(database: Database, userId: number): Promise<Lot[]> {
  const rows = await database.orm.select().from(pointLots).where(eq(pointLots.userId, userId));
  return rows.map(lotOf);
}

/** The four figures as the domain counts them, and what ends soon, the earliest first. */
export function getPoints({ database, now }: Services): Handler<'getPoints'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const at = now();
    const lots = await lotsOf(database, userId);
    const [firstNotice] = limits.points.noticeDaysBefore;
    const soon = lots
      .filter(
        ({ state, left, expiresAt }) =>
          state === 'active' &&
          left > 0 &&
          expiresAt >= at &&
          expiresAt - at <= firstNotice * dayMs,
      )
      .toSorted((a, b) => a.expiresAt - b.expiresAt || a.id - b.id)
      .slice(0, 100);
    return {
      ...balance(lots, at),
      expiring: soon.map(({ left, expiresAt }) => ({
        amount: left,
        expiresAt: new Date(expiresAt).toISOString(),
        days: Math.floor((expiresAt - at) / dayMs),
      })),
    };
  };
}

/** Every change of the last year, the oldest first. */
export function listPointMoves({ database, now }: Services): Handler<'listPointMoves'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { page = 1, limit = 20, kind } = call.query;
    const since = new Date(now() - 366 * dayMs);
    const where = `where m.user_id = $1 and m.at >= $2 and ($3::text is null or m.kind = $3)`;
    const [counted] = await database.rows<{ total: number }>(
      { text: `select count(*)::int as total from point_moves m ${where}` },
      [userId, since, kind ?? null],
    );
    const item = objectSql({
      id: 'm.id',
      kind: 'm.kind',
      amount: 'm.amount',
      at: instantSql('m.at'),
      expiresAt: instantSql('l.expires_at'),
      product: `case when p.id is not null then ${objectSql({
        id: 'p.id',
        name: textSql('p.name', call.language),
        picture: pictureSql('p.cover', call.language),
      })} end`,
      orderNumber: 'coalesce(o.number, g.number)',
    });
    const rows = await database.rows<{ item: string }>(
      {
        text: `select ${item}::text as item from point_moves m
          join point_lots l on l.id = m.lot_id
          left join order_items i on i.id = m.order_item_id
          left join orders o on o.id = i.order_id
          left join product_reviews r on l.source = 'review:' || r.id
          left join products p on p.id = coalesce(i.product_id, r.product_id)
          left join payment_groups g on g.id = m.group_id
          ${where} order by m.at, m.id limit $4 offset $5`,
      },
      [userId, since, kind ?? null, limit, (page - 1) * limit],
    );
    const total = counted?.total ?? 0;
    const meta = pageMeta(page, limit, total);
    return new JsonText(
      `{"items":[${rows.map((row) => row.item).join(',')}],"meta":${JSON.stringify(meta)}}`,
    );
  };
}
