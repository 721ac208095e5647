import type { Handlers } from '../http/handler.ts';
import type { PaymentServices } from './deps.ts';
import { readPayee } from './read-payee.ts';
import { readPayment } from './read-payment.ts';
import { readPaymentReturn } from './read-return.ts';
import { startPayment } from './start-payment.ts';

export function paymentHandlers(services: PaymentServices) {
  return {
    startPayment: startPayment(services),
    readPayee: readPayee(services),
    readPayment: readPayment(services),
    readPaymentReturn: readPaymentReturn(services),
  } satisfies Partial<Handlers>;
}
