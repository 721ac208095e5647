import { and, eq, inArray } from 'drizzle-orm';
import { cartLines } from '../db/schema/cart.ts';
import type { Handler } from '../http/handler.ts';
import { chargeByNow } from '../seller/promotions/charge.ts';
import type { Services } from '../services.ts';
import { cartAnswer } from './cart-answer.ts';

export function removeCartLines({ database, now }: Services): Handler<'removeCartLines'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    await chargeByNow(database.orm, now());
    await database.orm
      .delete(cartLines)
      .where(and(eq(cartLines.userId, userId), inArray(cartLines.id, [...call.body.ids])));
    return cartAnswer(database.orm, userId, call.language, now());
  };
}
