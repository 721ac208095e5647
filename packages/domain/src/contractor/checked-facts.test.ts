import { describe, expect, it } from 'vitest';
import {
  type CheckedFact,
  factFault,
  factFaultTexts,
  factPaperLabels,
  factPaperNames,
  factPapers,
  factsSpan,
  isInForce,
  papersThatEnd,
  withFact,
} from './checked-facts.ts';
import { contractorFacts } from './company.ts';

const today = '2026-03-06';
const policy = (until: string | null): CheckedFact => ({
  kind: 'insurance',
  paper: 'policy',
  on: '2026-01-02',
  until,
});
const office: CheckedFact = { kind: 'office', paper: 'visit', on: '2026-02-01', until: null };

describe('what staff see of a company', () => {
  it('has a paper for each fact, in three languages', () => {
    expect(new Set(Object.values(factPapers))).toEqual(new Set(contractorFacts));
    for (const paper of factPaperNames)
      expect(Object.values(factPaperLabels[paper]).every((words) => words !== '')).toBe(true);
  });

  it('holds through the last day of its paper', () => {
    expect(isInForce(policy('2026-03-06'), today)).toBe(true);
    expect(isInForce(policy('2026-03-05'), today)).toBe(false);
    expect(isInForce(office, today)).toBe(true);
  });

  it('makes a company checked until the last of its papers ends, for good where one has no end', () => {
    expect(factsSpan([])).toEqual({ until: null, firstEnd: null });
    expect(factsSpan([policy('2026-05-01')])).toEqual({
      until: '2026-05-01',
      firstEnd: '2026-05-01',
    });
    const lease: CheckedFact = { ...office, paper: 'lease', until: '2026-04-01' };
    expect(factsSpan([lease, policy('2026-05-01')])).toEqual({
      until: '2026-05-01',
      firstEnd: '2026-04-01',
    });
    expect(factsSpan([office, policy('2026-05-01')])).toEqual({
      until: '9999-12-31',
      firstEnd: '2026-05-01',
    });
  });

  it('takes the place of what was known of the same, in the order that is shown', () => {
    const registration: CheckedFact = { ...office, kind: 'registration', paper: 'register' };
    const newer = policy('2027-01-01');
    expect(withFact([policy('2026-05-01'), office], newer)).toEqual([office, newer]);
    expect(withFact([office, newer], registration)).toEqual([registration, office, newer]);
  });

  it.each([
    [{ paper: 'visit', on: '2026-03-06', until: null }, null],
    [
      { paper: 'visit', on: '2026-03-07', until: null },
      { field: 'on', code: 'validation.date.future' },
    ],
    [
      { paper: 'policy', on: today, until: null },
      { field: 'until', code: 'validation.required' },
    ],
    [
      { paper: 'policy', on: today, until: today },
      { field: 'until', code: 'validation.date.order' },
    ],
    [
      { paper: 'lease', on: '2026-01-01', until: '2026-03-05' },
      { field: 'until', code: 'validation.date.over' },
    ],
    [{ paper: 'lease', on: '2026-01-01', until: today }, null],
  ] as const)('%o is judged', (told, fault) => {
    expect(factFault(told, today)).toEqual(fault);
    if (fault !== null) expect(factFaultTexts[fault.code].vi).not.toBe('');
  });

  it('asks for an end of exactly what has one', () => {
    for (const paper of factPaperNames)
      expect(factFault({ paper, on: today, until: null }, today) === null).toBe(
        !papersThatEnd.includes(paper),
      );
  });
});
