import { openOrderCodes } from '@hien/domain';
import { and, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { users } from '../db/schema/account.ts';
import { bidOrders, bids } from '../db/schema/auctions.ts';
import { designOrders } from '../db/schema/design-orders.ts';
import { adOrders } from '../db/schema/memberships.ts';
import { orders, paymentGroups } from '../db/schema/orders.ts';
import { moneyReturns } from '../db/schema/payments.ts';

/**
 * Whether an order of a member is under way, or money is to go back to them. While it is they cannot leave: the name
 * that an account has to bear goes with them (2.9), and so does every way to ask them.
 */
export async function isMoneyOpen(orm: Orm, userId: number): Promise<boolean> {
  const one = { one: sql`1` };
  const theirs = eq(paymentGroups.userId, userId);
  const goods = orm
    .select(one)
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.code, [...openOrderCodes])));
  const designs = orm
    .select(one)
    .from(designOrders)
    .where(
      and(
        eq(designOrders.userId, userId),
        inArray(designOrders.state, ['pending', 'refund_requested', 'refund_approved']),
      ),
    );
  const advertising = orm
    .select(one)
    .from(adOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, adOrders.groupId))
    .where(and(theirs, eq(adOrders.state, 'waiting')));
  // A bid that loses is paid back after the results.
  const bidding = orm
    .select(one)
    .from(bidOrders)
    .innerJoin(paymentGroups, eq(paymentGroups.id, bidOrders.groupId))
    .leftJoin(bids, eq(bids.groupId, bidOrders.groupId))
    .where(
      and(theirs, or(inArray(bidOrders.state, ['waiting', 'planned']), eq(bids.state, 'waiting'))),
    );
  const returning = orm
    .select(one)
    .from(moneyReturns)
    .innerJoin(paymentGroups, eq(paymentGroups.id, moneyReturns.groupId))
    .where(and(theirs, ne(moneyReturns.state, 'refunded')));
  const found = await orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        or(...[goods, designs, advertising, bidding, returning].map((some) => exists(some))),
      ),
    );
  return found.length > 0;
}
