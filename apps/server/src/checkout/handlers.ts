import type { Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { placeOrder } from './place-order.ts';
import { quoteCheckout } from './quote-checkout.ts';

export function checkoutHandlers(services: Services) {
  return {
    quoteCheckout: quoteCheckout(services),
    placeOrder: placeOrder(services),
  } satisfies Partial<Handlers>;
}
