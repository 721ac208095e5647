import type { Handler } from '../http/handler.ts';
import { chargeByNow } from '../seller/promotions/charge.ts';
import type { Services } from '../services.ts';
import { readBasket } from './basket.ts';
import { priceBasket } from './price-basket.ts';
import { quoteAnswer } from './quote-answer.ts';

/** What the order would cost at this moment; nothing is written. */
export function quoteCheckout({ database, now }: Services): Handler<'quoteCheckout'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const at = now();
    await chargeByNow(database.orm, at);
    const basket = await readBasket(database.orm, userId, call.body, at);
    return quoteAnswer(basket, priceBasket(basket, call.body, at), at, call.language);
  };
}
