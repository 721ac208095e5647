import { actorOf } from '@hien/api/wire';
import {
  type Language,
  changeAddress,
  feeRule,
  isGone,
  notices,
  quoteDelivery,
  servedCities,
} from '@hien/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { orders } from '../../db/schema/orders.ts';
import { products } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import type { Services } from '../../services.ts';
import { enter } from '../read/access.ts';
import { orderFor } from '../read/read-order.ts';
import { bookChange } from '../write/book-change.ts';
import { asOrder, type LockedOrder, lockOrder } from '../write/locked-order.ts';
import { deliveryAddress, findAddress } from '../write/delivery-address.ts';
import { advanceLocked } from '../write/timers.ts';
import { eventRefused } from './refused.ts';

/**
 * Sends an order to another address of the buyer's book (D97). The sums stay as they were paid: a seller asks one fee
 * wherever they deliver, so only whether they deliver there is asked.
 */
export function changeOrderAddress({ database, now }: Services): Handler<'changeOrderAddress'> {
  return async (call) => {
    const { id } = call.params;
    const { body, language } = call;
    const at = now();
    const member = await call.signedIn();
    const { viewer, userId, caller } = await enter(database.orm, id, {
      member,
      link: undefined,
      at,
    });
    if (viewer !== 'buyer') throw new ApiError('FORBIDDEN');
    const asking = { viewer, language, at };
    const { addressId, idempotencyKey, expectedVersion } = body;
    return retried(database.orm, (tx) =>
      once(
        tx,
        {
          caller,
          operation: `changeOrderAddress:${id}`,
          key: idempotencyKey,
          asked: { addressId },
          at,
        },
        async () => {
          const locked = await lockOrder(tx, id);
          if (locked === null) throw new ApiError('NOT_FOUND');
          if (locked.order.version !== expectedVersion)
            throw new ApiError('VERSION_CONFLICT', { current: await orderFor(tx, id, asking) });
          const address = await findAddress(tx, member.userId, addressId);
          const current = await advanceLocked(tx, locked, at);
          const changed = changeAddress(orderIn(current), actorOf(viewer), at, address.city);
          if (!changed.ok)
            throw eventRefused(
              {
                reason: changed.reason,
                event: 'buyer.change_address',
                from: current.rows[0]?.state ?? 'awaiting_payment',
                allowedEvents: [],
              },
              null,
              asking,
            );
          await askDelivery(tx, current, address.city, language);
          await tx
            .update(orders)
            .set({ address: deliveryAddress(address) })
            .where(eq(orders.id, id));
          await bookChange(tx, current, changed, { userId, at });
          return orderFor(tx, id, asking);
        },
      ),
    );
  };
}

const orderIn = ({ order, rows }: LockedOrder) =>
  asOrder(
    order,
    rows.map(({ data }) => data),
  );

/** @throws {ApiError} VALIDATION at `addressId` where one of the goods that are still to come is not brought. */
async function askDelivery(
  tx: Orm,
  { order, rows }: LockedOrder,
  city: string,
  language: Language,
): Promise<void> {
  const coming = rows.filter(({ data }) => !isGone(data));
  const terms = await tx
    .select({ id: products.id, shipping: products.shipping })
    .from(products)
    .where(
      inArray(
        products.id,
        coming.map(({ productId }) => productId),
      ),
    );
  const quote = quoteDelivery(
    city,
    coming.flatMap((row) =>
      terms
        .filter(({ id }) => id === row.productId)
        .map(({ shipping }) => ({
          quantity: row.quantity,
          rule: feeRule(shipping, order.goods),
          installation: 0,
        })),
    ),
    servedCities,
  );
  if (!quote.ok)
    throw new ApiError('VALIDATION', {
      status: 422,
      errors: [{ field: 'addressId', code: 'VALIDATION', message: notices[quote.why][language] }],
    });
}
