import { describe, expect, it } from 'vitest';
import {
  type AdCaseState,
  adAppealUntil,
  adCaseMoves,
  adCaseStates,
  adOffStates,
  whyNotAppealAd,
} from './ad-reports.ts';

const takenDownAt = Date.parse('2026-03-02T09:00:00Z');
const day = 86_400_000;

describe('a reported ad', () => {
  it('reaches every state, by decisions and the one appeal', () => {
    const reached = new Set<AdCaseState>(['open']);
    for (const state of reached) {
      for (const next of Object.values(adCaseMoves[state])) reached.add(next);
      if (state === 'taken-down') reached.add('appealed');
    }
    expect([...reached].toSorted()).toEqual([...adCaseStates].toSorted());
  });

  it('ends where it stands, came back or stays off', () => {
    const ends = adCaseStates.filter((state) => Object.keys(adCaseMoves[state]).length === 0);
    expect(ends).toEqual(['stands', 'restored', 'upheld']);
  });

  it('is off from the decision until it comes back', () => {
    expect(adOffStates).toEqual(['taken-down', 'appealed', 'upheld']);
  });

  it.each([
    ['taken-down', 0, null],
    ['taken-down', 14 * day, null],
    ['taken-down', 15 * day, 'late'],
    ['appealed', 0, 'appealed'],
    ['upheld', 0, 'appealed'],
    ['open', 0, 'not-down'],
    ['stands', 0, 'not-down'],
    ['restored', 0, 'not-down'],
  ] as const)('%s, %d ms later: %s', (state, later, why) => {
    expect(whyNotAppealAd({ state, takenDownAt }, takenDownAt + later)).toBe(why);
  });

  it('can be appealed against until the end of the fourteenth day in Vietnam', () => {
    const until = adAppealUntil(takenDownAt);
    expect(new Date(until).toISOString()).toBe('2026-03-16T16:59:59.999Z');
    expect(whyNotAppealAd({ state: 'taken-down', takenDownAt }, until)).toBeNull();
    expect(whyNotAppealAd({ state: 'taken-down', takenDownAt }, until + 1)).toBe('late');
    expect(whyNotAppealAd({ state: 'taken-down', takenDownAt: null }, until)).toBe('not-down');
  });
});
