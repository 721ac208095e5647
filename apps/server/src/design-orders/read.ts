import { and, eq } from 'drizzle-orm';
import { designOrders } from '../db/schema/design-orders.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { wireOrder } from './wire-order.ts';

/** One of one's own orders of designs. */
export function readDesignOrder({ database, now }: Services): Handler<'readDesignOrder'> {
  return async ({ params, language, signedIn }) => {
    const { userId } = await signedIn();
    const [found] = await database.orm
      .select({ id: designOrders.id })
      .from(designOrders)
      .where(and(eq(designOrders.id, params.id), eq(designOrders.userId, userId)));
    if (found === undefined) throw new ApiError('NOT_FOUND');
    return wireOrder(database.orm, found.id, { language, now: now() });
  };
}
