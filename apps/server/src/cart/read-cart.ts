import type { Handler } from '../http/handler.ts';
import { chargeByNow } from '../seller/promotions/charge.ts';
import type { Services } from '../services.ts';
import { cartAnswer } from './cart-answer.ts';

export function readCart({ database, now }: Services): Handler<'readCart'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const at = now();
    await chargeByNow(database.orm, at);
    return cartAnswer(database.orm, userId, call.language, at);
  };
}
