import { and, eq, inArray, ne } from 'drizzle-orm';
import { cartLines } from '../db/schema/cart.ts';
import type { Handler } from '../http/handler.ts';
import { chargeByNow } from '../seller/promotions/charge.ts';
import type { Services } from '../services.ts';
import { cartAnswer } from './cart-answer.ts';
import { lockMember } from './cart-rows.ts';

/** The boxes of several lines at once; what is put aside has none. */
export function chooseCartLines({ database, now }: Services): Handler<'chooseCartLines'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    await chargeByNow(database.orm, now());
    const { ids, selected } = call.body;
    return database.orm.transaction(async (tx) => {
      await lockMember(tx, userId);
      await tx
        .update(cartLines)
        .set({ selected, changedAt: new Date(now()) })
        .where(
          and(
            eq(cartLines.userId, userId),
            inArray(cartLines.id, [...ids]),
            eq(cartLines.later, false),
            ne(cartLines.selected, selected),
          ),
        );
      return cartAnswer(tx, userId, call.language, now());
    });
  };
}
