import { limits, statementOf } from '@hien/domain';
import { and, asc, eq, or } from 'drizzle-orm';
import { settlementLines, settlements } from '../db/schema/settlement.ts';
import { shopAccounts } from '../db/schema/shop-account.ts';
import { sellers } from '../db/schema/shop.ts';
import type { Handler } from '../http/handler.ts';
import { monthSums } from '../seller/money/month-sums.ts';
import type { Services } from '../services.ts';
import { writeActs } from '../staff-acts.ts';

/** As many as the contract answers. */
const most = 500;

/** What closed months are to be paid, with accounts in full; who took it is written down with each of them. */
export function readPayouts({ database, now }: Services): Handler<'readPayouts'> {
  return async ({ signedIn }) => {
    const { userId } = await signedIn();
    return database.orm.transaction(async (tx) => {
      const rows = await tx
        .select({ month: settlements, shop: sellers.name, bank: shopAccounts.bank })
        .from(settlements)
        .innerJoin(sellers, eq(sellers.id, settlements.sellerId))
        .leftJoin(shopAccounts, eq(shopAccounts.sellerId, settlements.sellerId))
        .where(eq(settlements.state, 'closed'))
        .orderBy(asc(settlements.changedAt), asc(settlements.id))
        .limit(most);
      if (rows.length === 0) return { data: { items: [], without: [] } };
      const sums = await monthSums(
        tx,
        or(
          ...rows.map(({ month: { sellerId, month } }) =>
            and(eq(settlementLines.sellerId, sellerId), eq(settlementLines.month, month)),
          ),
        ),
      );
      const due = rows
        .map((row) => ({
          ...row,
          amount: statementOf(sums.of(row.month).sums, limits.settlement.feeBasisPoints).payable,
        }))
        .filter(({ amount }) => amount > 0);
      const items = due.flatMap(({ month: { id, month }, shop, bank, amount }) =>
        bank === null
          ? []
          : [
              {
                id,
                shop,
                month,
                amount,
                bank: bank.bankName,
                holder: bank.accountHolder,
                account: bank.accountNumber,
              },
            ],
      );
      const at = now();
      await writeActs(
        tx,
        items.map(({ id }) => ({
          userId,
          act: 'bank-file' as const,
          subject: 'settlement' as const,
          subjectId: id,
          at,
        })),
      );
      const without = due.filter(({ bank }) => bank === null).map(({ shop }) => shop);
      return { data: { items, without: [...new Set(without)] } };
    });
  };
}
