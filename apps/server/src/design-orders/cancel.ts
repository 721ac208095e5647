import { retried } from '../db/retried.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { lockDesigns, moveDesigns } from '../orders/designs/stored-order.ts';
import { wireOrder } from './wire-order.ts';

/** Lets an order go before it is paid. Pressed twice it is cancelled once. */
export function cancelDesignOrder({ database, now }: Services): Handler<'cancelDesignOrder'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { body, params, language } = call;
    return retried(database.orm, async (tx) => {
      const at = now();
      const locked = await lockDesigns(tx, params.id, userId);
      if (locked === null) throw new ApiError('NOT_FOUND');
      if (locked.row.state !== 'cancelled') {
        if (locked.row.version !== body.version)
          throw new ApiError('VERSION_CONFLICT', {
            current: await wireOrder(tx, params.id, { language, now: at }),
          });
        const command = { event: 'cancel', by: 'buyer', at, payload: {} } as const;
        await moveDesigns(tx, locked, command, language);
      }
      return wireOrder(tx, params.id, { language, now: at });
    });
  };
}
