import { expect } from 'vitest';
import { example } from '../example.ts';
import { type Known, nobodysId } from '../stage.ts';

/** Basic is what the company of the stage has or begins with; gold costs the same on both stages. */
const order = ({ membership: { goldTotal } }: Known, key: string) => ({
  plan: 'gold' as const,
  cities: ['Cần Thơ'],
  method: 'QR' as const,
  terms: true,
  redBill: null,
  expectedTotal: goldTotal,
  idempotencyKey: `contract-ad-${key}`,
});

const cancel = ({ membership: { version } }: Known) => ({ event: 'cancel', version }) as const;

export const membershipExamples = [
  example('listAdCities', {
    title: 'every city with its free gold places',
    given: {},
    holds: ({ items }) => {
      expect(items).toHaveLength(34);
      for (const { gold, goldFree, waiting } of items)
        expect(goldFree).toBe(Math.max(0, 40 - gold - waiting));
    },
  }),
  example('readMembership', {
    title: 'the company of a contractor, and an offer for each plan',
    given: { as: 'builder' },
    holds: ({ company, offers }) => {
      expect(company?.approved).toBe(true);
      expect(offers.map(({ plan }) => plan)).toEqual(['basic', 'gold']);
    },
  }),
  example('readMembership', {
    title: 'a member builds nothing',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('placeAdOrder', {
    title: 'another price than the one that was seen is CONFLICT',
    given: (known) => ({ as: 'builder', body: { ...order(known, 'price'), expectedTotal: 1 } }),
    status: 409,
    code: 'CONFLICT',
  }),
  example('placeAdOrder', {
    title: 'a city that is none',
    given: (known) => ({
      as: 'builder',
      body: { ...order(known, 'city'), cities: ['Atlantis'] },
    }),
    status: 400,
    code: 'VALIDATION',
  }),
  example('placeAdOrder', {
    title: 'a city without a free place',
    given: (known) => ({
      as: 'builder',
      body: { ...order(known, 'full'), cities: [known.membership.fullCity] },
    }),
    status: 422,
    code: 'VALIDATION',
  }),
  example('placeAdOrder', {
    title: 'a member builds nothing',
    given: (known) => ({ as: 'member', body: order(known, 'member') }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('placeAdOrder', {
    title: 'gold, held until it is paid',
    given: (known) => ({ as: 'builder', body: order(known, 'gold') }),
    holds: ({ state, plan, total, places }, { membership: { goldTotal } }) => {
      expect([state, plan, total]).toEqual(['waiting', 'gold', goldTotal]);
      expect(places).toEqual([{ city: 'Cần Thơ', position: 11 }]);
    },
  }),
  example('cancelAdOrder', {
    title: 'let go already, it stays so',
    given: ({ membership: { cancelled } }) => ({ as: 'builder', params: { id: cancelled } }),
    holds: ({ state }) => expect(state).toBe('cancelled'),
  }),
  example('cancelAdOrder', {
    title: 'what is paid is not let go',
    given: ({ membership: { paid } }) => ({ as: 'builder', params: { id: paid } }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('cancelAdOrder', {
    title: 'an order of nobody',
    given: { as: 'builder', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('cancelAdOrder', {
    title: 'a member builds nothing',
    given: ({ membership: { cancelled } }) => ({ as: 'member', params: { id: cancelled } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('joinPlaceLine', {
    title: 'the line of a full city',
    given: ({ membership: { fullCity } }) => ({ as: 'builder', body: { city: fullCity } }),
    holds: ({ waits }, { membership: { fullCity } }) =>
      expect(waits).toContainEqual(expect.objectContaining({ city: fullCity, offerUntil: null })),
  }),
  example('joinPlaceLine', {
    title: 'nobody waits where a place is free',
    given: { as: 'builder', body: { city: 'Cao Bằng' } },
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('joinPlaceLine', {
    title: 'a member builds nothing',
    given: { as: 'member', body: { city: 'Cao Bằng' } },
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('leavePlaceLine', {
    title: 'left already, it stays so',
    given: ({ membership: { leftWait } }) => ({ as: 'builder', params: { id: leftWait } }),
    holds: ({ company }) => expect(company?.approved).toBe(true),
  }),
  example('leavePlaceLine', {
    title: 'a line in which nobody is',
    given: { as: 'builder', params: { id: nobodysId } },
    status: 404,
    code: 'NOT_FOUND',
  }),
  example('leavePlaceLine', {
    title: 'a member builds nothing',
    given: ({ membership: { leftWait } }) => ({ as: 'member', params: { id: leftWait } }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('changeMembership', {
    title: 'nothing is planned that could be taken back',
    given: ({ membership: { version } }) => ({
      as: 'builder',
      body: { event: 'downgrade.undo' as const, version },
    }),
    status: 422,
    code: 'EVENT_REFUSED',
  }),
  example('changeMembership', {
    title: 'it changed meanwhile',
    given: ({ membership: { version } }) => ({
      as: 'builder',
      body: { event: 'cancel' as const, version: version + 7 },
    }),
    status: 409,
    code: 'VERSION_CONFLICT',
  }),
  example('changeMembership', {
    title: 'a member builds nothing',
    given: (known) => ({ as: 'member', body: cancel(known) }),
    status: 403,
    code: 'FORBIDDEN',
  }),
  example('changeMembership', {
    title: 'cancelled, it runs to its end',
    given: (known) => ({ as: 'builder', body: cancel(known) }),
    holds: ({ membership }) => {
      expect(membership?.state).toBe('canceled');
      expect(membership?.autoPaymentDate).toBeNull();
    },
  }),
  example('readAdStatistics', {
    title: 'a day for each that was asked for, and figures that add up',
    given: { as: 'builder', query: { days: 7 } },
    holds: ({ days, total }) => {
      expect(days).toHaveLength(7);
      expect(days.reduce((all, { profile }) => all + profile, 0)).toBe(total.profile);
    },
  }),
  example('readAdStatistics', {
    title: 'a member builds nothing',
    given: { as: 'member' },
    status: 403,
    code: 'FORBIDDEN',
  }),
];
