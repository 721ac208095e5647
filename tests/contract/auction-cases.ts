import type { Database } from '@hien/server/database';
import type { Known } from './stage.ts';

const hash = 'ab'.repeat(32);

/** The first company has two bids in Đà Nẵng that can be taken back, and orders of bids: one let go, one placed. */
export async function plantAuction(database: Database, now: number): Promise<Known['auction']> {
  const at = new Date(now - 3_600_000);
  const orders = await database.rows<{ id: number; state: string }>(
    {
      text: `with owner as (select user_id from contractors where id = 1),
          made as (insert into payment_groups (number, user_id, purpose, method, goods, total, placed_at, due_at, paid_at)
            select 'SO20261120-78000' || n, user_id, 'auction', 'QR', 600000, 600000, $1::timestamptz, $1::timestamptz, case when n = 1 then $1::timestamptz end
            from owner, generate_series(1, 2) n returning id, paid_at)
        insert into bid_orders (group_id, contractor_id, city, week, slot, amount, state, placed_at, due_at)
        select id, 1, 'Đà Nẵng', '2026-11-23', 1, 600000,
          case when paid_at is null then 'cancelled' else 'placed' end, $1::timestamptz, $1::timestamptz from made
        returning id, state`,
    },
    [at],
  );
  const [bid] = await database.rows<{ id: number }>(
    {
      text: `with held as (insert into auctions (city, week, week_key, owner_key, head, lines, look_at)
            values ('Đà Nẵng', '2026-11-23', $2, $2, $2, 2, '2026-11-20T08:00:00Z') returning id),
          said as (insert into auction_ledger (auction_id, n, at, bid, slot, who, owners, event, amount, prev, hash)
            select id, n, $1::timestamptz, n, n, 'abababababababab', '{}', 'placed', 600000, $3, $2 from held, generate_series(1, 2) n)
        insert into bids (auction_id, number, contractor_id, user_id, group_id, owners, slot, amount, state, version, ad, placed_at, paid_at, changed_at)
        select held.id, n, 1, g.user_id, g.id, '{}', n, 600000, 'waiting', 0, 'none', $1::timestamptz, $1::timestamptz, $1::timestamptz
        from held, generate_series(1, 2) n join payment_groups g on g.number = 'SO20261120-78000' || n order by n returning id`,
    },
    [at, hash, '0'.repeat(64)],
  );
  const disputes = await plantDisputes(database, at);
  const of = (state: string) => orders.find((one) => one.state === state)?.id ?? 0;
  return {
    cancelled: of('cancelled'),
    placed: of('placed'),
    bid: { id: bid?.id ?? 0, version: 0 },
    city: 'Đà Nẵng',
    told: { city: 'Đà Nẵng', week: '2026-11-16' },
    disputes,
  };
}

/** A week whose results are out, in which the first company bid; another company disputes two such weeks. */
async function plantDisputes(database: Database, at: Date): Promise<[number, number]> {
  await database.rows(
    {
      text: `with owner as (select user_id from contractors where id = 1),
          paid as (insert into payment_groups (number, user_id, purpose, method, goods, total, placed_at, due_at, paid_at)
            select 'SO20261113-780009', user_id, 'auction', 'QR', 600000, 600000, $1::timestamptz, $1::timestamptz, $1::timestamptz
            from owner returning id, user_id),
          held as (insert into auctions (city, week, week_key, owner_key, head, lines, closed_at)
            values ('Đà Nẵng', '2026-11-16', $2, $2, $2, 1, $1::timestamptz) returning id),
          said as (insert into auction_ledger (auction_id, n, at, bid, slot, who, owners, event, amount, prev, hash)
            select id, 1, $1::timestamptz, 1, 1, 'abababababababab', '{}', 'placed', 600000, $3, $2 from held)
        insert into bids (auction_id, number, contractor_id, user_id, group_id, owners, slot, amount, state, version, loss, ad, placed_at, paid_at, changed_at)
        select held.id, 1, 1, paid.user_id, paid.id, '{}', 1, 600000, 'lost', 1, 'outbid', 'none', $1::timestamptz, $1::timestamptz, $1::timestamptz
        from held, paid`,
    },
    [at, hash, '0'.repeat(64)],
  );
  const rows = await database.rows<{ id: number }>(
    {
      text: `with told as (insert into auctions (city, week, week_key, owner_key, head, lines, closed_at)
            values ('Huế', '2026-11-16', $2, $2, $2, 0, $1::timestamptz), ('Huế', '2026-11-09', $2, $2, $2, 0, $1::timestamptz) returning id)
        insert into auction_disputes (auction_id, contractor_id, user_id, state, words, opened_at, due_at)
        select told.id, c.id, c.user_id, 'open', 'Kết quả không đúng.', $1::timestamptz, $1::timestamptz
        from told, (select id, user_id from contractors where id <> 1 order by id limit 1) c returning id`,
    },
    [at, hash],
  );
  return [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
}
