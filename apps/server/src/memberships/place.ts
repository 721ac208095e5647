import {
  adCheckoutSchema,
  adOrderKind,
  adOrderPrice,
  adProblemTexts,
  cashless,
  type Language,
  limits,
  methodsFor,
  reasonTexts,
} from '@hien/domain';
import { lockMember } from '../cart/cart-rows.ts';
import { keepPlaced, placedBefore } from '../checkout/placed-before.ts';
import { retried } from '../db/retried.ts';
import { ApiError } from '../http/api-error.ts';
import { readForm } from '../http/form.ts';
import type { Call, Handler } from '../http/handler.ts';
import { withoutOverdue } from '../orders/memberships/advance-memberships.ts';
import { createAdOrder } from '../orders/memberships/create-ad-order.ts';
import { takePlaces } from '../orders/memberships/places.ts';
import { lockCompany } from '../orders/memberships/stored-membership.ts';
import type { Services } from '../services.ts';
import { buyerOf, companyOf } from './buyer.ts';
import { readOrder } from './wire.ts';

/**
 * Orders the first month of a plan or the step to gold, once per key. The places are held until the order is paid or
 * its hour is over; two who want the last one meet at its city, and one gets it.
 */
export function placeAdOrder({ database, now }: Services): Handler<'placeAdOrder'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { body, language } = call;
    const form = readCheckout(body, language);
    return retried(database.orm, async (tx) => {
      await lockMember(tx, userId);
      const asked = { operation: 'placeAdOrder', userId, body } as const;
      const before = await placedBefore(tx, asked);
      if (before !== null) return before;
      const at = now();
      const { plan } = body;
      const named = await companyOf(tx, userId);
      if (named === null) throw refusedPlan('no-company', language);
      const company = await withoutOverdue(tx, await lockCompany(tx, named.id), at);
      const buyer = buyerOf(company);
      const kind = adOrderKind(buyer, plan, at);
      if (typeof kind === 'object') throw refusedPlan(kind.problem, language);
      const total = adOrderPrice(kind, plan, buyer.membership, at);
      if (total !== body.expectedTotal) throw new ApiError('CONFLICT', { current: { total } });
      if (!methodsFor('ad', total).includes(form.method))
        throw refused('method', 'NOT_NOW', reasonTexts.NOT_NOW[language]);
      const dueAt = at + limits.ad.holdMinutes * 60_000;
      const held = await takePlaces(tx, {
        contractorId: company.id,
        plan,
        cities: form.cities,
        until: dueAt + 1,
        at,
      });
      if ('full' in held)
        throw new ApiError('VALIDATION', {
          status: 422,
          errors: held.full.map((city) => ({
            field: `cities.${city}`,
            code: 'NO_FREE_POSITION',
            message: reasonTexts.NO_FREE_POSITION[language],
          })),
        });
      const order = await createAdOrder(tx, {
        contractorId: company.id,
        userId,
        kind,
        plan,
        cities: held.places,
        total,
        method: form.method,
        redBill: form.redBill,
        at,
        dueAt,
      });
      const placed = await readOrder(tx, order.id);
      await keepPlaced(tx, asked, placed, at);
      return placed;
    });
  };
}

const refused = (field: string, code: string, message: string): ApiError =>
  new ApiError('VALIDATION', { status: 422, errors: [{ field, code, message }] });

const refusedPlan = (problem: keyof typeof adProblemTexts, language: Language): ApiError =>
  refused('plan', problem, adProblemTexts[problem][language]);

const readCheckout = (
  { plan, cities, method, terms, redBill = null }: Call<'placeAdOrder'>['body'],
  language: Language,
) =>
  readForm(
    adCheckoutSchema(plan),
    { cities, method: cashless.find((one) => one === method) ?? '', terms, redBill },
    language,
  );
