import { addMonths, settlementMonth } from '@hien/domain';
import type { Database } from '@hien/server/database';

/** Months of the shop: one that it may dispute, one that it disputes. */
export type KnownSettlements = {
  readonly closed: { readonly id: number; readonly version: number };
  readonly disputed: { readonly id: number; readonly version: number };
  /** It has a line that can be held. */
  readonly held: { readonly id: number; readonly version: number };
};

/** Months to come, so that the days to dispute them are not over on whatever day this runs. */
export async function plantSettlements(
  database: Database,
  seller: string,
  at: number,
): Promise<KnownSettlements> {
  const add = async (months: number, state: string, version: number) => {
    const [made] = await database.rows<{ id: number }>(
      {
        text: `insert into settlements (seller_id, month, state, version, changed_at, dispute)
          select s.id, $2, $3, $4, $5, case when $3 = 'disputed' then 'Thiếu một đơn' end
          from sellers s join users u on u.id = s.user_id where u.email = $1 returning id`,
      },
      [seller, settlementMonth(addMonths(at, months)), state, version, new Date(at)],
    );
    return { id: made?.id ?? 0, version };
  };
  // A month that is over, of its own: the newest that a shop sees stays the one that runs.
  await database.rows(
    {
      text: `insert into settlement_lines (seller_id, month, kind, amount, key, at)
        select s.id, $2, 'sale', 1005000, 'contract:held', $3
        from sellers s join users u on u.id = s.user_id where u.email = $1`,
    },
    [seller, settlementMonth(addMonths(at, -3)), new Date(addMonths(at, -3))],
  );
  return {
    closed: await add(1, 'closed', 1),
    disputed: await add(2, 'disputed', 2),
    held: await add(-3, 'closed', 1),
  };
}
