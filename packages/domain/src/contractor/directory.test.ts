import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour } from '../calendar/duration.ts';
import { type Listed, rankedDirectory } from './directory.ts';
import {
  bayesianRating,
  organicParts,
  organicPoints,
  organicScore,
  organicWeights,
  strongestPart,
} from './organic.ts';

const unknown: Listed = {
  id: 1,
  filled: 0,
  fields: 20,
  verifiedProjects: 0,
  answerTime: null,
  reviews: { count: 0, sum: 0 },
  positions: {},
};
const mean = 4;

const anyCompany: fc.Arbitrary<Omit<Listed, 'id' | 'positions'>> = fc.record({
  filled: fc.integer({ min: 0, max: 20 }),
  fields: fc.constant(20),
  verifiedProjects: fc.integer({ min: 0, max: 60 }),
  answerTime: fc.option(fc.integer({ min: 0, max: 200 * hour }), { nil: null }),
  reviews: fc
    .array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 })
    .map((stars) => ({ count: stars.length, sum: stars.reduce((sum, one) => sum + one, 0) })),
});

/** Companies with ids of their own; positions in a city are given once. */
const anyDirectory: fc.Arbitrary<readonly Listed[]> = fc
  .array(
    fc.tuple(
      anyCompany,
      fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
      fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
    ),
    { maxLength: 25 },
  )
  .map((all) => {
    const taken = new Set<string>();
    const once = (city: string, position: number | null): Record<string, number> => {
      if (position === null || taken.has(`${city}:${position}`)) return {};
      taken.add(`${city}:${position}`);
      return { [city]: position };
    };
    return all.map(([facts, hanoi, hue], at) => ({
      ...facts,
      id: at + 1,
      positions: { ...once('Hà Nội', hanoi), ...once('Huế', hue) },
    }));
  });

describe('the organic formula', () => {
  it('counts as the published table says', () => {
    // (5 × 4 + 45) / (5 + 10) = 4.333…; of 1 to 5 that is 0.8333 of 400.
    const known: Listed = {
      ...unknown,
      filled: 15,
      verifiedProjects: 10,
      answerTime: 36.5 * hour,
      reviews: { count: 10, sum: 45 },
    };
    expect(bayesianRating(known.reviews, mean)).toBeCloseTo(13 / 3, 10);
    expect(organicPoints(known, mean)).toEqual({
      rating: 333,
      projects: 125,
      answer: 100,
      profile: 113,
    });
    expect(organicScore(known, mean)).toBe(671);
  });

  it('gives 1,000 points at most', () => {
    expect(organicParts.reduce((sum, part) => sum + organicWeights[part], 0)).toBe(1_000);
    const best: Listed = {
      ...unknown,
      filled: 20,
      verifiedProjects: 400,
      answerTime: 0,
      reviews: { count: 90, sum: 450 },
    };
    expect(organicScore(best, 5)).toBe(1_000);
  });

  it('lets many good reviews stand before one perfect one', () => {
    const many = bayesianRating({ count: 40, sum: 192 }, mean);
    expect(many).toBeGreaterThan(bayesianRating({ count: 1, sum: 5 }, mean));
    expect(bayesianRating({ count: 0, sum: 0 }, mean)).toBe(mean);
  });

  it('never falls when a company gets better in one thing', () => {
    fc.assert(
      fc.property(anyCompany, (facts) => {
        const before = { ...facts, id: 1 };
        const score = organicScore(before, mean);
        const { count, sum } = facts.reviews;
        const better = [
          { ...before, verifiedProjects: facts.verifiedProjects + 1 },
          { ...before, filled: Math.min(facts.fields, facts.filled + 1) },
          { ...before, answerTime: facts.answerTime === null ? hour : facts.answerTime / 2 },
          { ...before, reviews: { count: count + 1, sum: sum + 5 } },
        ];
        for (const after of better) expect(organicScore(after, mean)).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('names what lifted a company, and never a rating that nobody gave', () => {
    expect(strongestPart(unknown, mean)).toBeNull();
    expect(strongestPart({ ...unknown, answerTime: hour }, mean)).toBe('answer');
    expect(strongestPart({ ...unknown, filled: 5, verifiedProjects: 20 }, mean)).toBe('projects');
    expect(strongestPart({ ...unknown, reviews: { count: 9, sum: 45 } }, mean)).toBe('rating');
  });
});

describe('the directory', () => {
  it('shows premium, gold and basic positions, then the rest by merit', () => {
    const company = (id: number, position: number | null, verifiedProjects = 0): Listed => ({
      ...unknown,
      id,
      verifiedProjects,
      positions: position === null ? {} : { 'Hà Nội': position },
    });
    const all = [company(1, null, 3), company(2, 51), company(3, null, 9), company(4, 10)];
    all.push(company(5, 11), company(6, 50), company(7, null, 3));
    const ranked = rankedDirectory(all, 'Hà Nội', mean);
    expect(ranked.map(({ company: { id } }) => id)).toEqual([4, 5, 6, 2, 3, 1, 7]);
    expect(ranked.map(({ why }) => (why.by === 'payment' ? why.tier : why.by))).toEqual([
      'premium',
      'gold',
      'gold',
      'basic',
      'merit',
      'merit',
      'merit',
    ]);
  });

  it('has no paid card without its label, and no label on an unpaid one', () => {
    fc.assert(
      fc.property(anyDirectory, (companies) => {
        for (const { company, position, why } of rankedDirectory(companies, 'Hà Nội', mean)) {
          const bought = company.positions['Hà Nội'];
          expect(position).toBe(bought ?? null);
          if (bought === undefined) expect(why).not.toHaveProperty('label');
          else
            expect(why).toMatchObject({
              position: bought,
              label: { vi: 'Quảng cáo', en: 'Sponsored', ko: '광고' },
            });
        }
      }),
    );
  });

  it('sells nothing without a city, nor in a city of that name that nobody keeps', () => {
    fc.assert(
      fc.property(anyDirectory, (companies) => {
        for (const city of [null, 'toString', 'Đà Nẵng'])
          for (const { why } of rankedDirectory(companies, city, mean))
            expect(why.by).toBe('merit');
      }),
    );
  });

  it('is the same whatever order the companies come in, equal ones too, and orders merit by score alone', () => {
    fc.assert(
      fc.property(anyDirectory, (companies) => {
        const ids = (list: readonly Listed[]) =>
          rankedDirectory(list, 'Huế', mean).map(({ company }) => company.id);
        const twins = companies.map((one) => ({ ...one, id: one.id + 100, positions: {} }));
        const both = [...companies, ...twins];
        expect(ids(both.toReversed())).toEqual(ids(both));
        const unpaid = both.map((company) => ({ ...company, positions: {} }));
        const paid = new Set(
          companies.filter(({ positions }) => 'Huế' in positions).map(({ id }) => id),
        );
        const merit = (list: readonly number[]) => list.filter((id) => !paid.has(id));
        expect(merit(ids(both))).toEqual(merit(ids(unpaid)));
      }),
    );
  });
});
