import { and, eq } from 'drizzle-orm';
import { paymentGroups } from '../db/schema/orders.ts';
import { paymentAttempts } from '../db/schema/payments.ts';
import type { Handler } from '../http/handler.ts';
import type { PaymentServices } from './deps.ts';

/** Says what an address a browser came back to may be believed; stores nothing. */
export function readPaymentReturn(services: PaymentServices): Handler<'readPaymentReturn'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { gateway, fields } = call.body;
    const message = services.clients[gateway]?.readReturn(fields);
    if (message?.genuine !== true) return { verdict: 'forged', result: null, groupId: null };
    const [found] = await services.database.orm
      .select({ groupId: paymentAttempts.groupId })
      .from(paymentAttempts)
      .innerJoin(paymentGroups, eq(paymentGroups.id, paymentAttempts.groupId))
      .where(
        and(
          eq(paymentAttempts.gateway, gateway),
          eq(paymentAttempts.reference, message.reference),
          eq(paymentGroups.userId, userId),
        ),
      );
    return found === undefined
      ? { verdict: 'unknown', result: null, groupId: null }
      : { verdict: 'genuine', result: message.result, groupId: found.groupId };
  };
}
