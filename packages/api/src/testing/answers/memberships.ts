import { adCheckoutSchema, cashless, limits, validate } from '@hien/domain';
import type { MembershipOverview } from '../../types.ts';
import { MockFailure } from '../failure.ts';
import {
  adCityList,
  adOrder,
  adOrderIds,
  adStatistics,
  fullCity,
  membership,
  membershipOverview,
  placeWait,
  placeWaitIds,
  withMembership,
} from '../fixtures/memberships.ts';
import { tokens } from '../fixtures/members.ts';
import type { Answers } from './answerer.ts';

/** Contractors alone: the mock's partner is one, its member and its staff are not. */
function onlyContractor(token: string | null): void {
  if (token === null) throw new MockFailure(401);
  if (token !== tokens.commercePartner) throw new MockFailure(403);
}

export const membershipAnswers: Answers<
  | 'listAdCities'
  | 'readAdStatistics'
  | 'readMembership'
  | 'placeAdOrder'
  | 'cancelAdOrder'
  | 'changeMembership'
  | 'joinPlaceLine'
  | 'leavePlaceLine'
> = {
  listAdCities: () => ({ items: adCityList() }),

  readAdStatistics({ query, token }) {
    onlyContractor(token);
    return adStatistics(query.days ?? 28);
  },

  readMembership({ token }) {
    onlyContractor(token);
    return membershipOverview();
  },

  placeAdOrder({ body, token }) {
    onlyContractor(token);
    const judged = validate(adCheckoutSchema(body.plan), {
      ...body,
      method: cashless.find((one) => one === body.method) ?? '',
      redBill: body.redBill ?? null,
    });
    if (!judged.ok)
      throw new MockFailure(400, {
        fields: Object.keys(judged.errors).map((field) => ({ field, code: 'VALIDATION' })),
      });
    const total = limits.ad[body.plan].monthlyVnd;
    if (body.expectedTotal !== total)
      throw new MockFailure(409, { code: 'CONFLICT', body: { current: { total } } });
    if (body.plan === 'gold' && body.cities.includes(fullCity))
      throw new MockFailure(422, {
        fields: [{ field: `cities.${fullCity}`, code: 'NO_FREE_POSITION' }],
      });
    return adOrder({
      plan: body.plan,
      total,
      method: body.method,
      places: body.cities.map((city, index) => ({
        city,
        position: limits.ad[body.plan].firstPosition + index,
      })),
    });
  },

  cancelAdOrder({ params, token }) {
    onlyContractor(token);
    if (params.id === adOrderIds.paid) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    if (params.id !== adOrderIds.cancelled && params.id !== adOrder().id)
      throw new MockFailure(404);
    return adOrder({ id: params.id, state: 'cancelled' });
  },

  joinPlaceLine({ body, token }) {
    onlyContractor(token);
    if (body.city !== fullCity) throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return membershipOverview({ waits: [placeWait()] });
  },

  leavePlaceLine({ params, token }) {
    onlyContractor(token);
    if (params.id !== placeWait().id && params.id !== placeWaitIds.left) throw new MockFailure(404);
    return membershipOverview();
  },

  changeMembership({ body, token }): MembershipOverview {
    onlyContractor(token);
    const now = membership();
    if (body.version !== now.version)
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: withMembership() } });
    if (body.event === 'downgrade.undo') throw new MockFailure(422, { code: 'EVENT_REFUSED' });
    return withMembership({
      version: now.version + 1,
      ...(body.event === 'cancel' ? { state: 'canceled', autoPaymentDate: null } : {}),
    });
  },
};
