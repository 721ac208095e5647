import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  constructionRemovalDecisions,
  constructionRemovalMoves,
  removalAppealRefusals,
  removalGoneStates,
  whyNotAppealRemoval,
} from './removal-appeal.ts';
import { constructionRemovalStates } from './reviews.ts';

const day = 86_400_000;
const removedAt = Date.UTC(2026, 2, 6, 3);
/** The last moment of 20 March in Vietnam. */
const last = Date.UTC(2026, 2, 20, 17) - 1;

describe('an appeal of a removed review', () => {
  test('is possible once, until the end of the fourteenth day in Vietnam', () => {
    const removed = { state: 'removed', removedAt } as const;
    expect(whyNotAppealRemoval(removed, last)).toBeNull();
    expect(whyNotAppealRemoval(removed, last + 1)).toBe('late');
    for (const state of ['appealed', 'restored', 'upheld'] as const)
      expect(whyNotAppealRemoval({ state, removedAt }, removedAt), state).toBe('appealed');
    for (const state of ['waiting', 'kept'] as const)
      expect(whyNotAppealRemoval({ state, removedAt: null }, removedAt), state).toBe('not-removed');
    expect(whyNotAppealRemoval({ state: 'removed', removedAt: null }, removedAt)).toBe(
      'not-removed',
    );
  });

  test('no hour of the day takes some of the fourteen days away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: day - 1 }), (into) => {
        const at = removedAt + into;
        expect(whyNotAppealRemoval({ state: 'removed', removedAt: at }, at + 14 * day)).toBeNull();
        expect(whyNotAppealRemoval({ state: 'removed', removedAt: at }, at + 15 * day)).toBe(
          'late',
        );
      }),
    );
  });

  test('each refusal has its sentence in three languages', () => {
    for (const { vi, en, ko } of Object.values(removalAppealRefusals))
      expect([vi, en, ko].every((words) => (words ?? '') !== '')).toBe(true);
  });
});

test('a review comes back by an appeal alone, and nothing is decided twice', () => {
  const answers = constructionRemovalStates.flatMap((state) =>
    constructionRemovalDecisions.map(
      (decision) => [state, decision, constructionRemovalMoves[state][decision]] as const,
    ),
  );
  expect(answers.filter(([, , to]) => to !== undefined)).toEqual([
    ['waiting', 'remove', 'removed'],
    ['waiting', 'keep', 'kept'],
    ['appealed', 'restore', 'restored'],
    ['appealed', 'uphold', 'upheld'],
  ]);
  expect(removalGoneStates).toEqual(['removed', 'appealed', 'upheld']);
});
