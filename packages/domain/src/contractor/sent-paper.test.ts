import { describe, expect, it } from 'vitest';
import type { CheckedFact } from './checked-facts.ts';
import { endsToTell, papersToldTo, sentPaperFault, sentPaperSchema } from './sent-paper.ts';

const now = Date.parse('2026-03-10T08:00:00+07:00');
const policy = (until: string | null): CheckedFact => ({
  kind: 'insurance',
  paper: 'policy',
  on: '2025-03-10',
  until,
});

describe('a paper that a company sends', () => {
  it('says its end where it has one, and is not over', () => {
    expect(sentPaperFault({ paper: 'policy', until: null }, '2026-03-10')).toEqual({
      field: 'until',
      code: 'validation.required',
    });
    expect(sentPaperFault({ paper: 'certificate', until: null }, '2026-03-10')).toBeNull();
    expect(sentPaperFault({ paper: 'policy', until: '2026-03-09' }, '2026-03-10')).toEqual({
      field: 'until',
      code: 'validation.date.over',
    });
    expect(sentPaperFault({ paper: 'policy', until: '2026-03-10' }, '2026-03-10')).toBeNull();
  });

  it('comes as one to five files of a kind that can be sent', () => {
    const file = '/media/private/a.pdf';
    const sent = { paper: 'certificate', until: '', files: [file] };
    expect(sentPaperSchema.safeParse(sent).success).toBe(true);
    expect(sentPaperSchema.safeParse({ ...sent, files: [] }).success).toBe(false);
    expect(sentPaperSchema.safeParse({ ...sent, files: Array(6).fill(file) }).success).toBe(false);
    expect(sentPaperSchema.safeParse({ ...sent, paper: 'visit' }).success).toBe(false);
    expect(sentPaperSchema.safeParse({ ...sent, paper: 'policy' }).success).toBe(false);
    expect(sentPaperSchema.safeParse({ ...sent, until: '2001-01-01' }).success).toBe(false);
  });
});

describe('the end of a paper', () => {
  const told = (until: string | null, toldTo: string | null = null) =>
    endsToTell([policy(until)], { now, toldTo }).length;

  it('is told thirty days before, up to its last day and not after', () => {
    expect(papersToldTo(now)).toBe('2026-04-09');
    expect(['2026-04-10', '2026-04-09', '2026-03-10', '2026-03-09', null].map((one) => told(one))) //
      .toEqual([0, 1, 1, 0, 0]);
  });

  it('is told once', () => {
    expect(told('2026-04-09', '2026-04-08')).toBe(1);
    expect(told('2026-04-08', '2026-04-08')).toBe(0);
  });
});
