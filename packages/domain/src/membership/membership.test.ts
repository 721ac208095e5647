import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { membershipMachine } from './membership-machine.ts';
import { day, hour } from '../calendar/duration.ts';
import { addMonths, daysAfter, fromIct, ictParts } from '../calendar/ict.ts';
import { apply } from '../machine/engine.ts';
import { advance, timersOf } from '../machine/timers.ts';
import {
  autoPaymentDate,
  isVisible,
  type Membership,
  type MembershipPayloads,
  newMembership,
  periodFrom,
  upgradePrice,
} from './membership.ts';
import { renewalPrice } from './ad-order.ts';
import { countKey } from './statistics.ts';
import {
  directoryOrder,
  freePosition,
  goldPositionsLeft,
  monthlyPrice,
  tierOf,
} from './positions.ts';

const bought = fromIct(2026, 1, 31, 10);
const made = newMembership(
  { plan: 'basic', cities: [{ city: 'hanoi', position: 51 }], paid: true, approved: true },
  bought,
);
const basic = made as Membership;
const gold: Membership = {
  ...basic,
  plan: 'gold',
  cities: [
    { city: 'hanoi', position: 11 },
    { city: 'danang', position: 12 },
  ],
};
const send = <E extends keyof MembershipPayloads & string>(
  membership: Membership,
  event: E,
  at: number,
  payload: MembershipPayloads[E],
) => {
  const system = event.startsWith('renew') || event === 'period.end';
  const applied = apply(membershipMachine, membership, {
    event,
    by: system ? 'system' : event.startsWith('admin') ? 'admin' : 'company',
    at,
    payload,
  } as never);
  return applied.ok ? applied.entity : applied.refusal.reason;
};
const moved = <E extends keyof MembershipPayloads & string>(
  membership: Membership,
  event: E,
  at: number,
  payload: MembershipPayloads[E],
): Membership => {
  const result = send(membership, event, at, payload);
  if (typeof result === 'string') throw new Error(result);
  return result;
};

describe('periods', () => {
  it('keep the day they began on and borrow the last day of short months', () => {
    expect(basic).toMatchObject({
      anchorDay: 31,
      periodStart: fromIct(2026, 1, 31),
      periodEnd: fromIct(2026, 2, 28) - 1,
    });
    const second = moved(basic, 'renew.succeeded', basic.periodEnd + 1, {});
    expect(second).toMatchObject({
      periodStart: fromIct(2026, 2, 28),
      periodEnd: fromIct(2026, 3, 31) - 1,
    });
    const third = moved(second, 'renew.succeeded', second.periodEnd + 1, {});
    expect(third.periodEnd).toBe(fromIct(2026, 4, 30) - 1);
    expect(autoPaymentDate(third)).toBe(fromIct(2026, 4, 30));
    expect(autoPaymentDate({ ...third, state: 'canceled' })).toBeNull();
  });

  it.each(Array.from({ length: 31 }, (_, at) => at + 1))(
    'tile forty-eight months of anchor %i, leap year and all',
    (anchor) => {
      let { periodStart, periodEnd } = periodFrom(fromIct(2026, 1, anchor), anchor);
      for (let month = 0; month < 48; month += 1) {
        const year = 2026 + Math.floor(month / 12);
        const days = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate();
        expect(ictParts(periodStart)).toMatchObject({
          year,
          month: (month % 12) + 1,
          day: Math.min(anchor, days),
        });
        const next = periodFrom(periodEnd + 1, anchor);
        expect(next.periodStart).toBe(periodEnd + 1);
        ({ periodStart, periodEnd } = next);
      }
    },
  );

  it('follow one another without a gap, for any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: fromIct(2020, 1, 1), max: fromIct(2035, 1, 1) }), (at) => {
        const anchor = ictParts(at).day;
        let { periodStart, periodEnd } = periodFrom(at, anchor);
        for (let month = 1; month <= 14; month += 1) {
          const next = periodFrom(periodEnd + 1, anchor);
          expect(next.periodStart).toBe(periodEnd + 1);
          expect([27, 28, 29, 30, 31]).toContain(
            Math.round((next.periodEnd + 1 - next.periodStart) / day),
          );
          ({ periodStart, periodEnd } = next);
          expect(periodStart).toBe(addMonths(periodFrom(at, anchor).periodStart, month, anchor));
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('buying', () => {
  it('needs an approved contractor, payment, fitting cities and positions', () => {
    const purchase = { plan: 'gold', cities: gold.cities, paid: true, approved: true } as const;
    expect(newMembership(purchase, bought)).toMatchObject({ state: 'purchased', plan: 'gold' });
    expect(newMembership({ ...purchase, approved: false }, bought)).toBeNull();
    expect(newMembership({ ...purchase, paid: false }, bought)).toBeNull();
    expect(newMembership({ ...purchase, cities: [] }, bought)).toBeNull();
    expect(newMembership({ ...purchase, plan: 'basic' }, bought)).toBeNull();
    expect(
      newMembership({ ...purchase, cities: [{ city: 'a', position: 51 }] }, bought),
    ).toBeNull();
    expect(
      newMembership({ ...purchase, cities: [{ city: 'a', position: 10 }] }, bought),
    ).toBeNull();
    expect(
      newMembership(
        {
          ...purchase,
          cities: [
            { city: 'a', position: 11 },
            { city: 'a', position: 12 },
          ],
        },
        bought,
      ),
    ).toBeNull();
    const expired: Membership = { ...basic, state: 'expired' };
    expect(moved(expired, 'purchase', bought + 90 * day, purchase)).toMatchObject({
      state: 'purchased',
      plan: 'gold',
      anchorDay: ictParts(bought + 90 * day).day,
    });
    expect(send(expired, 'purchase', bought, { ...purchase, approved: false })).toBe(
      'NOT_APPROVED',
    );
    expect(send(expired, 'purchase', bought, { ...purchase, cities: [] })).toBe('CITY_COUNT');
    expect(
      send(expired, 'purchase', bought, { ...purchase, cities: [{ city: 'a', position: 51 }] }),
    ).toBe('NO_FREE_POSITION');
    expect(send(expired, 'purchase', bought, { ...purchase, paid: false })).toBe(
      'NOT_PAID_IN_FULL',
    );
  });

  it('costs what the price list says', () =>
    expect([monthlyPrice('basic'), monthlyPrice('gold')]).toEqual([2_000_000, 5_000_000]));
});

describe('changing', () => {
  it('upgrades at once for the rest of the period, rounded up to 1,000 đ', () => {
    expect(upgradePrice(basic, bought)).toBe(3_000_000);
    // 28 days; on the 14th of February 14 days are left, today included.
    expect(upgradePrice(basic, fromIct(2026, 2, 14, 18))).toBe(1_500_000);
    expect(upgradePrice(basic, fromIct(2026, 2, 27))).toBe(108_000);
    expect(upgradePrice(basic, basic.periodEnd + 1)).toBe(0);
    expect(
      moved(basic, 'upgrade', bought + day, { cities: gold.cities, paid: true }),
    ).toMatchObject({ plan: 'gold', periodEnd: basic.periodEnd });
    expect(send(gold, 'upgrade', bought, { cities: gold.cities, paid: true })).toBe('PLAN_WRONG');
    expect(send(basic, 'upgrade', basic.periodEnd + 1, { cities: gold.cities, paid: true })).toBe(
      'PERIOD_OVER',
    );
    expect(send(basic, 'upgrade', bought, { cities: gold.cities, paid: false })).toBe(
      'NOT_PAID_IN_FULL',
    );
    expect(
      send(basic, 'upgrade', bought, { cities: [{ city: 'a', position: 51 }], paid: true }),
    ).toBe('NO_FREE_POSITION');
    expect(send(basic, 'upgrade', bought, { cities: [], paid: true })).toBe('CITY_COUNT');
  });

  it('is gold in its own cities next month too, whatever basic had planned before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('danang', 'hue', null),
        fc.array(fc.constantFrom('hanoi', 'danang', 'hue', 'vinh'), { minLength: 1, maxLength: 3 }),
        (planned, chosen) => {
          const before =
            planned === null ? basic : moved(basic, 'change_city.plan', bought, { to: planned });
          const cities = [...new Set(chosen)].map((city) => ({ city, position: 11 }));
          const upgraded = moved(before, 'upgrade', bought + day, { cities, paid: true });
          expect(renewalPrice(upgraded)).toBe(5_000_000);
          expect(moved(upgraded, 'renew.succeeded', upgraded.periodEnd + 1, {})).toMatchObject({
            plan: 'gold',
            cities,
          });
        },
      ),
    );
  });

  it('never asks more for an upgrade than the difference of the prices, nor more later than sooner', () => {
    const most = monthlyPrice('gold') - monthlyPrice('basic');
    fc.assert(
      fc.property(
        fc.integer({ min: basic.periodStart, max: basic.periodEnd }),
        fc.integer({ min: 0, max: 40 * day }),
        (at, later) => {
          const price = upgradePrice(basic, at);
          expect(price).toBeGreaterThanOrEqual(0);
          expect(price).toBeLessThanOrEqual(most);
          expect(upgradePrice(basic, at + later)).toBeLessThanOrEqual(price);
        },
      ),
    );
  });

  it('downgrades at the end of the period and can be undone before', () => {
    const planned = moved(gold, 'downgrade', bought + day, { keep: 'danang' });
    expect(planned).toMatchObject({ plan: 'gold', pending: { plan: 'basic', city: 'danang' } });
    expect(moved(planned, 'downgrade.undo', bought + 2 * day, {}).pending).toBeNull();
    expect(send(gold, 'downgrade.undo', bought, {})).toBe('NOTHING_PENDING');
    expect(send(planned, 'downgrade.undo', planned.periodEnd + 1, {})).toBe('PERIOD_OVER');
    expect(send(gold, 'downgrade', bought, { keep: 'hue' })).toBe('CITY_COUNT');
    expect(send(basic, 'downgrade', bought, { keep: 'hanoi' })).toBe('PLAN_WRONG');
    const renewed = moved(planned, 'renew.succeeded', planned.periodEnd + 1, {
      cities: [{ city: 'danang', position: 60 }],
    });
    expect(renewed).toMatchObject({
      plan: 'basic',
      cities: [{ city: 'danang', position: 60 }],
      pending: null,
    });
    expect(send(planned, 'renew.succeeded', planned.periodEnd + 1, {})).toBe('CITY_COUNT');
    expect(
      send(planned, 'renew.succeeded', planned.periodEnd + 1, {
        cities: [{ city: 'danang', position: 12 }],
      }),
    ).toBe('CITY_COUNT');
  });

  it('adds and changes cities as the plan allows', () => {
    const third = moved(gold, 'add_city', bought, { cityPosition: { city: 'hue', position: 13 } });
    expect(third.cities).toHaveLength(3);
    expect(send(third, 'add_city', bought, { cityPosition: { city: 'vinh', position: 14 } })).toBe(
      'CITY_COUNT',
    );
    expect(send(gold, 'add_city', bought, { cityPosition: { city: 'hanoi', position: 14 } })).toBe(
      'CITY_COUNT',
    );
    expect(send(gold, 'add_city', bought, { cityPosition: { city: 'hue', position: 51 } })).toBe(
      'NO_FREE_POSITION',
    );
    expect(send(basic, 'add_city', bought, { cityPosition: { city: 'hue', position: 52 } })).toBe(
      'PLAN_WRONG',
    );
    expect(
      moved(gold, 'change_city', bought, {
        from: 'danang',
        cityPosition: { city: 'hue', position: 20 },
      }).cities[1],
    ).toEqual({ city: 'hue', position: 20 });
    expect(
      send(gold, 'change_city', bought, {
        from: 'vinh',
        cityPosition: { city: 'hue', position: 20 },
      }),
    ).toBe('CITY_COUNT');
    expect(
      send(gold, 'change_city', bought, {
        from: 'danang',
        cityPosition: { city: 'hanoi', position: 20 },
      }),
    ).toBe('CITY_COUNT');
    expect(
      send(gold, 'change_city', bought, {
        from: 'danang',
        cityPosition: { city: 'hue', position: 51 },
      }),
    ).toBe('NO_FREE_POSITION');
    expect(
      send(basic, 'change_city', bought, {
        from: 'hanoi',
        cityPosition: { city: 'hue', position: 52 },
      }),
    ).toBe('CHANGE_AT_RENEWAL');
    expect(
      moved(basic, 'change_city', basic.periodEnd + 1, {
        from: 'hanoi',
        cityPosition: { city: 'hue', position: 52 },
      }).cities[0]?.city,
    ).toBe('hue');
  });
});

it('stays as it is when a purchase does not fit, even past the checks', () => {
  expect(
    newMembership({ plan: 'gold', cities: [], paid: true, approved: true }, bought),
  ).toBeNull();
});

describe('ending', () => {
  it('runs to the end of the period after a cancellation, and can be restarted until then', () => {
    const canceled = moved(basic, 'cancel', bought + day, {});
    expect(isVisible(canceled, canceled.periodEnd)).toBe(true);
    expect(isVisible(canceled, canceled.periodEnd + 1)).toBe(false);
    expect(moved(canceled, 'restart', canceled.periodEnd, {})).toMatchObject({
      state: 'purchased',
      periodEnd: basic.periodEnd,
    });
    expect(send(canceled, 'restart', canceled.periodEnd + 1, {})).toBe('PERIOD_OVER');
    expect(send(canceled, 'period.end', canceled.periodEnd, {})).toBe('TOO_EARLY');
    expect(advance(membershipMachine, canceled, canceled.periodEnd + hour).entity.state).toBe(
      'expired',
    );
    expect(timersOf(membershipMachine, { ...basic, state: 'expired' })).toEqual([]);
  });

  it('tries a failed renewal again after one and three days, then expires', () => {
    const at = basic.periodEnd + 1;
    expect(send(basic, 'renew.failed', basic.periodEnd, {})).toBe('TOO_EARLY');
    expect(timersOf(membershipMachine, basic)).toMatchObject([
      { name: 'renewal', at: basic.periodEnd },
    ]);
    const once = moved(basic, 'renew.failed', at, {});
    expect(once).toMatchObject({
      state: 'purchased',
      failedRenewals: 1,
      retryAt: daysAfter(basic.periodEnd, 1),
    });
    expect(timersOf(membershipMachine, once)).toMatchObject([
      { name: 'renewal-retry', at: once.retryAt },
    ]);
    const twice = moved(once, 'renew.failed', at + day, {});
    expect(twice).toMatchObject({
      state: 'purchased',
      failedRenewals: 2,
      retryAt: daysAfter(basic.periodEnd, 3),
    });
    expect(isVisible(twice, at + 2 * day)).toBe(true);
    const gone = moved(twice, 'renew.failed', at + 3 * day, {});
    expect([gone.state, gone.retryAt, isVisible(gone, at + 3 * day)]).toEqual([
      'expired',
      null,
      false,
    ]);
    expect(moved(twice, 'renew.succeeded', at + 3 * day, {})).toMatchObject({
      failedRenewals: 0,
      retryAt: null,
      periodStart: at,
    });
  });

  it('is hidden by a suspension while the period runs on', () => {
    const hidden = moved(basic, 'admin.suspend', bought, { reason: 'Vi phạm' });
    expect([hidden.state, isVisible(hidden, bought), hidden.periodEnd]).toEqual([
      'purchased',
      false,
      basic.periodEnd,
    ]);
    expect(isVisible(moved(hidden, 'admin.restore', bought, { reason: 'Đã xử lý' }), bought)).toBe(
      true,
    );
    expect(send(basic, 'admin.suspend', bought, { reason: ' ' })).toBe('REASON_REQUIRED');
  });
});

describe('positions', () => {
  it('are the lowest free ones of the plan', () => {
    expect(freePosition('gold', [])).toBe(11);
    expect(freePosition('gold', [11, 12, 14])).toBe(13);
    expect(
      freePosition(
        'gold',
        Array.from({ length: 40 }, (_, index) => index + 11),
      ),
    ).toBeNull();
    expect(freePosition('basic', [51, 52, 54])).toBe(53);
    expect(goldPositionsLeft([1, 11, 12, 12, 50, 51])).toBe(37);
    expect([1, 10, 11, 50, 51].map(tierOf)).toEqual([
      'premium',
      'premium',
      'gold',
      'gold',
      'basic',
    ]);
  });

  it('order the directory: premium, gold, basic, then the rest as they come', () => {
    const cards = [
      { id: 'x', position: null },
      { id: 'b', position: 51 },
      { id: 'y', position: null },
      { id: 'p', position: 3 },
      { id: 'g', position: 12 },
    ];
    expect(directoryOrder(cards).map(({ id }) => id)).toEqual(['p', 'g', 'b', 'x', 'y']);
  });

  it('count a contact once per visitor, channel and hour', () => {
    const at = fromIct(2026, 3, 6, 15, 10);
    expect(countKey(7, 'v', 'phone', at)).toBe(countKey(7, 'v', 'phone', at + 40 * 60_000));
    expect(
      new Set([
        countKey(7, 'v', 'phone', at),
        countKey(7, 'v', 'phone', at + hour),
        countKey(7, 'v', 'email', at),
        countKey(7, 'w', 'phone', at),
        countKey(8, 'v', 'phone', at),
      ]).size,
    ).toBe(5);
  });
});
