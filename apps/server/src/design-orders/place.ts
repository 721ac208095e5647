import {
  type DesignCheckoutValues,
  designCheckoutSchema,
  isPaymentMethod,
  type Language,
  newDesignOrder,
  notify,
  reasonTexts,
} from '@hien/domain';
import { lockMember } from '../cart/cart-rows.ts';
import { keepPlaced, placedBefore } from '../checkout/placed-before.ts';
import type { Orm } from '../db/database.ts';
import { retried } from '../db/retried.ts';
import { designOrderLines, designOrders } from '../db/schema/design-orders.ts';
import { paymentGroups } from '../db/schema/orders.ts';
import { ApiError } from '../http/api-error.ts';
import { readForm } from '../http/form.ts';
import type { Call, Handler } from '../http/handler.ts';
import { nextNumber } from '../orders/write/order-number.ts';
import type { Services } from '../services.ts';
import { endOverdueOf } from '../orders/designs/advance.ts';
import { type DesignBasket, quoteOf, readDesigns, refusalsOf } from './quote.ts';
import { tellBuyer } from '../orders/designs/tell-buyer.ts';
import { wireOrder } from './wire-order.ts';

/**
 * Orders designs: all of them or none, once per key. Prices are read under the lock of the member's row; what the buyer
 * saw is only compared.
 */
export function placeDesignOrder({ database, now }: Services): Handler<'placeDesignOrder'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { body, language } = call;
    const form = readCheckout(body, language);
    const at = now();
    return retried(database.orm, async (tx) => {
      await lockMember(tx, userId);
      const asked = { operation: 'placeDesignOrder', userId, body } as const;
      const before = await placedBefore(tx, asked);
      if (before !== null) return before;
      await endOverdueOf(tx, userId, at);
      const basket = await readDesigns(tx, userId, body, at);
      refuse(basket, language);
      const quote = await quoteOf(tx, userId, basket, at, language);
      if (basket.total !== body.expectedTotal) throw new ApiError('CONFLICT', { current: quote });
      if (!quote.methods.some(({ method }) => method === form.method))
        throw refused([
          { field: 'method', code: 'NOT_NOW', message: reasonTexts.NOT_NOW[language] },
        ]);
      const id = await write(tx, userId, basket, form, at);
      const placed = await wireOrder(tx, id, language);
      await keepPlaced(tx, asked, placed, at);
      return placed;
    });
  };
}

const refused = (errors: ApiError['errors']): ApiError =>
  new ApiError('VALIDATION', { status: 422, errors });

function readCheckout(
  {
    method,
    over18,
    terms,
    noRefund,
    referralCode = '',
    redBill = null,
  }: Call<'placeDesignOrder'>['body'],
  language: Language,
): DesignCheckoutValues {
  return readForm(
    designCheckoutSchema,
    {
      method: isPaymentMethod(method) && method !== 'COD' ? method : '',
      referralCode,
      over18,
      terms,
      noRefund,
      redBill,
    },
    language,
  );
}

/** @throws {ApiError} VALIDATION with every design that cannot be bought, and every field. */
export function refuse(basket: DesignBasket, language: Language): void {
  const lines = basket.standings.flatMap(({ design, problem }) =>
    problem === null
      ? []
      : [
          {
            field: `designs.${design.id}`,
            code: problem,
            message: reasonTexts[problem][language],
          },
        ],
  );
  const errors = [...lines, ...refusalsOf(basket, language)];
  if (errors.length > 0) throw refused(errors);
}

async function write(
  tx: Orm,
  userId: number,
  { standings, referral, total }: DesignBasket,
  form: DesignCheckoutValues,
  at: number,
): Promise<number> {
  const wanted = standings.map(({ design }) => ({ designId: design.id, price: design.price }));
  const order = newDesignOrder(wanted, at);
  const [group] = await tx
    .insert(paymentGroups)
    .values({
      number: await nextNumber(tx, at),
      userId,
      purpose: 'design',
      method: form.method,
      goods: total,
      total,
      referralCode: typeof referral === 'object' ? (referral?.code ?? null) : null,
      placedAt: new Date(at),
      dueAt: new Date(order.paymentDueAt),
    })
    .returning();
  if (group === undefined) throw new Error('the payment group was not written');
  const [row] = await tx
    .insert(designOrders)
    .values({
      groupId: group.id,
      userId,
      state: order.state,
      version: order.version,
      added: order.added,
      redBill: form.redBill,
      placedAt: new Date(at),
      dueAt: new Date(order.paymentDueAt),
      changedAt: new Date(at),
    })
    .returning();
  if (row === undefined) throw new Error('the order of designs was not written');
  await tx
    .insert(designOrderLines)
    .values(wanted.map((line) => ({ ...line, orderId: row.id, userId })));
  await tellBuyer(tx, { group, row }, order, [notify('design.ordered', 'buyer')]);
  return row.id;
}
