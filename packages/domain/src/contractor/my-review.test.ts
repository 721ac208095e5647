import { describe, expect, it } from 'vitest';
import { day } from '../calendar/duration.ts';
import {
  type ReviewStanding,
  constructionReviewStates,
  constructionReviewTexts,
  reviewChangeRefusalTexts,
  reviewChangeRefusals,
  reviewEditDays,
  whyNotEdit,
  whyNotWithdraw,
} from './my-review.ts';

const writtenAt = Date.UTC(2026, 2, 6);
const standing: ReviewStanding = { state: 'published', answered: false, writtenAt };
const at = (days: number) => writtenAt + days * day;

describe('what a writer does with a construction review', () => {
  it('is changed for thirty days', () => {
    expect(whyNotEdit(standing, at(reviewEditDays))).toBeNull();
    expect(whyNotEdit(standing, at(reviewEditDays) + 1)).toBe('late');
  });

  it('is not changed under an answer, and can still be taken back', () => {
    const answered = { ...standing, answered: true };
    expect(whyNotEdit(answered, at(1))).toBe('answered');
    expect(whyNotWithdraw(answered)).toBeNull();
  });

  it.each([
    ['asked', 'asked'],
    ['removed', 'gone'],
    ['withdrawn', 'gone'],
  ] as const)('waits or is over while it is %s', (state, refused) => {
    expect(whyNotEdit({ ...standing, state }, at(1))).toBe(refused);
    expect(whyNotWithdraw({ state })).toBe(refused);
  });

  it('is told in three languages', () => {
    for (const state of constructionReviewStates)
      for (const said of Object.values(constructionReviewTexts[state]))
        expect(new Set([said.vi, said.en, said.ko]).size).toBe(3);
    for (const refusal of reviewChangeRefusals) {
      const said = reviewChangeRefusalTexts[refusal];
      expect(new Set([said.vi, said.en, said.ko]).size).toBe(3);
    }
  });
});
