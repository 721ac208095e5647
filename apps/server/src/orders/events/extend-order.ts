import { actorOf } from '@hien/api/wire';
import { type Actor, extendConfirmation, type Reason } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import type { Services } from '../../services.ts';
import { enter } from '../read/access.ts';
import { bookChange } from '../write/book-change.ts';
import { asOrder, type LockedOrder, lockOrder } from '../write/locked-order.ts';
import { orderFor } from '../read/read-order.ts';
import { eventRefused } from './refused.ts';
import { advanceLocked } from '../write/timers.ts';
import { noteAct } from '../../shop-log.ts';

/** Extends the confirmation of an order whose lock is held: every line that waits gets its entry. Null when it is done. */
export async function extendLocked(
  tx: Orm,
  locked: LockedOrder,
  {
    by,
    userId,
    at,
    why,
  }: {
    readonly by: Actor;
    readonly userId: number | null;
    readonly at: number;
    readonly why?: string | undefined;
  },
): Promise<Reason | null> {
  const order = asOrder(
    locked.order,
    locked.rows.map(({ data }) => data),
  );
  const extended = extendConfirmation(order, by, at, why);
  if (!extended.ok) return extended.reason;
  await bookChange(tx, locked, extended, { userId, at });
  return null;
}

export function extendOrder({ database, now }: Services): Handler<'extendOrder'> {
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
    const asking = { viewer, language, at };
    const why = viewer === 'admin' ? body.reason?.trim() : undefined;
    return retried(database.orm, (tx) =>
      once(
        tx,
        { caller, operation: `extendOrder:${id}`, key: body.idempotencyKey, asked: { why }, at },
        async () => {
          const locked = await lockOrder(tx, id);
          if (locked === null) throw new ApiError('NOT_FOUND');
          if (locked.order.version !== body.expectedVersion)
            throw new ApiError('VERSION_CONFLICT', { current: await orderFor(tx, id, asking) });
          const now = await advanceLocked(tx, locked, at);
          const refused = await extendLocked(tx, now, { by: actorOf(viewer), userId, at, why });
          if (refused !== null)
            throw eventRefused(
              {
                reason: refused,
                event: 'buyer.extend_confirm',
                from: now.rows[0]?.state ?? 'awaiting_payment',
                allowedEvents: [],
              },
              null,
              asking,
            );
          if (viewer === 'seller') {
            const { sellerId, number: name } = locked.order;
            await noteAct(tx, {
              sellerId,
              userId,
              act: 'order.extend',
              subject: 'order',
              id,
              name,
              at,
            });
          }
          return orderFor(tx, id, asking);
        },
      ),
    );
  };
}
