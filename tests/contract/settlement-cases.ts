import { addMonths, settlementMonth } from '@hien/domain';
import type { Database } from '@hien/server/database';

/** Months of the shop: one that it may dispute, one that it disputes. */
export type KnownSettlements = {
  readonly closed: { readonly id: number; readonly version: number };
  readonly disputed: { readonly id: number; readonly version: number };
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
  return { closed: await add(1, 'closed', 1), disputed: await add(2, 'disputed', 2) };
}
