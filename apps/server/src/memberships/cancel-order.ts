import { reasonTexts } from '@hien/domain';
import { eq } from 'drizzle-orm';
import { retried } from '../db/retried.ts';
import { adOrders } from '../db/schema/memberships.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { cancelAdOrder as cancelled } from '../orders/memberships/cancel-ad-order.ts';
import { lockCompany } from '../orders/memberships/stored-membership.ts';
import type { Services } from '../services.ts';
import { companyOf } from './buyer.ts';
import { readOrder } from './wire.ts';

/** Lets a purchase or an upgrade go before it is paid. Pressed twice it is cancelled once. */
export function cancelAdOrder({ database, now }: Services): Handler<'cancelAdOrder'> {
  return async ({ params, signedIn, language }) => {
    const { userId } = await signedIn();
    return retried(database.orm, async (tx) => {
      const named = await companyOf(tx, userId);
      if (named === null) throw new ApiError('NOT_FOUND');
      const { open } = await lockCompany(tx, named.id);
      const [order] = await tx.select().from(adOrders).where(eq(adOrders.id, params.id));
      if (order?.contractorId !== named.id || order.kind === 'renewal')
        throw new ApiError('NOT_FOUND');
      if (order.state === 'paid')
        throw new ApiError('EVENT_REFUSED', { said: reasonTexts.NOT_NOW[language] });
      const waiting = open.find(({ id }) => id === order.id);
      if (waiting !== undefined) await cancelled(tx, waiting, now());
      return readOrder(tx, params.id);
    });
  };
}
