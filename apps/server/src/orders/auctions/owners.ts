import { createHmac } from 'node:crypto';
import { type NamedAccount, ownerMarks } from '@hien/domain';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import type { contractors } from '../../db/schema/contractors.ts';
import { designOrders, designRefunds } from '../../db/schema/design-orders.ts';
import { orders } from '../../db/schema/orders.ts';
import { shopAccounts } from '../../db/schema/shop-account.ts';
import { sellers } from '../../db/schema/shop.ts';

type Company = Pick<
  typeof contractors.$inferSelect,
  'userId' | 'taxCode' | 'representative' | 'companyPhone' | 'email' | 'address'
>;

/**
 * Whom a company belongs to, told apart without being told: its tax code, the account that keeps it, its representative and
 * the bank accounts that its member named, under the auction's own key.
 */
export async function ownersOf(
  tx: Orm,
  ownerKey: string,
  { companyPhone: phone, ...company }: Company,
): Promise<string[]> {
  const accounts = await accountsOf(tx, company.userId);
  return ownerMarks({ ...company, phone, accounts }).map((owner) =>
    createHmac('sha256', Buffer.from(ownerKey, 'hex')).update(owner).digest('hex').slice(0, 16),
  );
}

/** The last ones of each place: the ledger has room for as many. */
const lastOnes = 5;

/** Every bank account to which the member had money go: of orders, of designs given back, and of a shop of their own. */
async function accountsOf(tx: Orm, userId: number): Promise<NamedAccount[]> {
  const bought = await tx
    .select({ account: orders.refundAccount })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.refundAccount)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(lastOnes);
  const designs = await tx
    .select({ account: designRefunds.account })
    .from(designRefunds)
    .innerJoin(designOrders, eq(designOrders.id, designRefunds.orderId))
    .where(and(eq(designOrders.userId, userId), isNotNull(designRefunds.account)))
    .orderBy(desc(designRefunds.id))
    .limit(lastOnes);
  const shops = await tx
    .select({ bank: shopAccounts.bank })
    .from(shopAccounts)
    .innerJoin(sellers, eq(sellers.id, shopAccounts.sellerId))
    .where(and(eq(sellers.userId, userId), isNotNull(shopAccounts.bank)))
    .limit(lastOnes);
  return [
    ...[...bought, ...designs].flatMap(({ account }) => (account === null ? [] : [account])),
    ...shops.flatMap(({ bank }) =>
      bank === null ? [] : [{ bank: bank.bankName, account: bank.accountNumber }],
    ),
  ];
}
