import { apply, designOrderMachine, reasonText, totalOf } from '@hien/domain';
import { lockMember } from '../cart/cart-rows.ts';
import { keepPlaced, placedBefore } from '../checkout/placed-before.ts';
import { retried } from '../db/retried.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { endOverdueOf } from '../orders/designs/advance.ts';
import { takeFromCart } from './cart.ts';
import { refuse } from './place.ts';
import { readDesigns } from './quote.ts';
import { asDesignOrder, lockDesigns, moveDesigns } from '../orders/designs/stored-order.ts';
import { wireOrder } from './wire-order.ts';

/** Up to three more designs for an order that waits for its money (D21); its sum grows with them. */
export function addDesignsToOrder({ database, now }: Services): Handler<'addDesignsToOrder'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { body, params, language } = call;
    const at = now();
    return retried(database.orm, async (tx) => {
      await lockMember(tx, userId);
      const asked = { operation: 'addDesignsToOrder', userId, body, about: params.id } as const;
      const before = await placedBefore(tx, asked);
      if (before !== null) return before;
      await endOverdueOf(tx, userId, at);
      const locked = await lockDesigns(tx, params.id, userId);
      // A member asked for its designs and no others.
      if (locked === null || locked.row.forUserId !== null) throw new ApiError('NOT_FOUND');
      const basket = await readDesigns(tx, userId, body, { at, language });
      const command = {
        event: 'order.add_designs',
        by: 'buyer',
        at,
        payload: {
          designs: basket.standings.map(({ design }) => ({
            designId: design.id,
            price: design.price,
          })),
          // Each is told with its reason below.
          owned: [],
        },
      } as const;
      // The order's own reason (full, paid, overdue) is worth more than that of a design.
      const judged = apply(designOrderMachine, asDesignOrder(locked), command);
      if (!judged.ok)
        throw new ApiError('EVENT_REFUSED', {
          said: reasonText(judged.refusal.reason, 'buyer')[language],
        });
      refuse(basket, language);
      if (totalOf(judged.entity) !== body.expectedTotal)
        throw new ApiError('CONFLICT', {
          current: await wireOrder(tx, params.id, { language, now: at }),
        });
      await moveDesigns(tx, locked, command, language);
      await takeFromCart(tx, userId, body.designIds);
      const after = await wireOrder(tx, params.id, { language, now: at });
      await keepPlaced(tx, asked, after, at);
      return after;
    });
  };
}
