import { hoursAfter, type Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules, Timer } from '../machine/machine.ts';

export const placeWaitStates = ['waiting', 'offered', 'taken', 'lapsed', 'left'] as const;
export type PlaceWaitState = (typeof placeWaitStates)[number];

/** A company in the line for a gold place of a city whose forty are taken (D40). */
export type PlaceWait = {
  readonly state: PlaceWaitState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly city: string;
  /** The last moment at which the place is kept for it; null before it is offered one. */
  readonly offerUntil: Instant | null;
};

export type PlaceWaitPayloads = {
  readonly 'place.offer': Nothing;
  readonly 'place.take': Nothing;
  readonly 'place.leave': Nothing;
  readonly 'offer.lapse': Nothing;
};

/** Whoever is first in line has a day to take the place; then it is offered to the next. */
const rules: Rules<PlaceWait, PlaceWaitPayloads> = [
  {
    id: 'W1',
    event: 'place.offer',
    by: ['system'],
    from: ['waiting'],
    to: 'offered',
    change: (_, { at }) => ({ offerUntil: hoursAfter(at, limits.ad.offerHours) }),
    effects: () => [notify('place.offered', 'company')],
  },
  {
    id: 'W2',
    event: 'place.take',
    by: ['company'],
    from: ['waiting', 'offered'],
    to: 'taken',
    change: () => ({ offerUntil: null }),
  },
  {
    id: 'W3',
    event: 'place.leave',
    by: ['company'],
    from: ['waiting', 'offered'],
    to: 'left',
    change: () => ({ offerUntil: null }),
  },
  {
    id: 'W4',
    event: 'offer.lapse',
    by: ['system'],
    from: ['offered'],
    to: 'lapsed',
    guards: [
      {
        reason: 'TOO_EARLY',
        holds: ({ offerUntil }, at) => offerUntil !== null && at > offerUntil,
      },
    ],
    change: () => ({ offerUntil: null }),
    effects: () => [notify('place.lapsed', 'company')],
  },
];

function timers({ state, offerUntil }: PlaceWait): readonly Timer<PlaceWaitPayloads>[] {
  return state === 'offered' && offerUntil !== null
    ? [{ name: 'offer-ends', kind: 'deadline', at: offerUntil, event: 'offer.lapse' }]
    : [];
}

export const placeWaitMachine: Machine<PlaceWait, PlaceWaitPayloads> = {
  name: 'place-wait',
  start: ['waiting'],
  states: {
    waiting: { awaits: ['system'] },
    offered: { awaits: ['company'] },
    taken: { awaits: [], end: true, refuses: 'FINISHED' },
    lapsed: { awaits: [], end: true, refuses: 'FINISHED' },
    left: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers,
};

/** A company that joins the line now. */
export const newPlaceWait = (city: string, at: Instant): PlaceWait => ({
  state: 'waiting',
  version: 0,
  changedAt: at,
  city,
  offerUntil: null,
});

/**
 * Gold places that somebody can take who is not in the line, or has so many before them in it.
 * @param free places that nobody has or holds.
 * @param ahead companies that wait and were there before.
 */
export const placesPastTheLine = (free: number, ahead: number): number => Math.max(0, free - ahead);
