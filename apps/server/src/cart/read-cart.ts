import type { Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { cartAnswer } from './cart-answer.ts';

export function readCart({ database, now }: Services): Handler<'readCart'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    return cartAnswer(database.orm, userId, call.language, now());
  };
}
