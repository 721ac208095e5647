import { isLater, reasonTexts } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { retried } from '../db/retried.ts';
import { bidOrders } from '../db/schema/auctions.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { companyOf } from '../memberships/buyer.ts';
import { endBidOrder } from '../orders/auctions/bid-orders.ts';
import { endPlan } from '../orders/auctions/plans.ts';
import { knownAdWeek } from '../orders/auctions/stored-auction.ts';
import { lockGroup } from '../orders/write/locked-order.ts';
import type { Services } from '../services.ts';
import { readBidOrder } from './wire.ts';

/** Lets a bid go before it is paid, or a plan before its week opens. Pressed twice it is let go once. */
export function cancelBidOrder({ database, now }: Services): Handler<'cancelBidOrder'> {
  return async ({ params, signedIn, language }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const company = await companyOf(tx, userId);
      const [named] = await tx.select().from(bidOrders).where(eq(bidOrders.id, params.id));
      if (company === null || named?.contractorId !== company.id) throw new ApiError('NOT_FOUND');
      await lockGroup(tx, named.groupId);
      const [order = named] = await tx
        .select()
        .from(bidOrders)
        .where(eq(bidOrders.id, params.id))
        .for('update');
      const at = now();
      const isPlan = order.state === 'planned' && isLater(knownAdWeek(order.week), at);
      if (order.state === 'placed' || (order.state === 'planned' && !isPlan))
        throw new ApiError('EVENT_REFUSED', { said: reasonTexts.NOT_NOW[language] });
      if (isPlan) await endPlan(tx, order, { refusal: null, at });
      if (order.state === 'waiting') await endBidOrder(tx, order, null, at);
      return readBidOrder(tx, params.id, language);
    });
  };
}
