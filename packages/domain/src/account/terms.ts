import { daysAfter, fromIct, ictDate, type Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';

export const termsStates = ['announced', 'in_force', 'superseded'] as const;
export type TermsState = (typeof termsStates)[number];

/** One version of the terms. Important changes take thirty days and an e-mail (spec). */
export type TermsVersion = {
  readonly state: TermsState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly announcedAt: Instant;
  readonly important: boolean;
  /** The first moment it may hold, where a later day than the notice needs was chosen. */
  readonly notBefore?: Instant | null;
};

export type TermsPayloads = { readonly take_effect: Nothing; readonly supersede: Nothing };

export function newTermsVersion(important: boolean, at: Instant): TermsVersion {
  return { state: 'announced', version: 0, changedAt: at, announcedAt: at, important };
}

type Announced = Pick<TermsVersion, 'announcedAt' | 'important' | 'notBefore'>;

/** The last moment of the notice; the version is in force right after it. */
export function noticeEnds({ announcedAt, important, notBefore }: Announced): Instant {
  const needed = daysAfter(
    announcedAt,
    important ? limits.terms.importantNoticeDays : limits.terms.noticeDays,
  );
  return Math.max(needed, (notBefore ?? 0) - 1);
}

/** Ours: a day further away than a year is a slip, and what is announced cannot be taken back. */
const furthestDays = 365;

/** First and last day, `2026-04-06`, on which a version announced at that moment may begin to hold. */
export function termsDays(
  important: boolean,
  at: Instant,
): { readonly first: string; readonly last: string } {
  return {
    first: ictDate(noticeEnds({ announcedAt: at, important }) + 1),
    last: ictDate(daysAfter(at, furthestDays)),
  };
}

/** When such a day begins in Vietnam; null for a day that is too early, too late, or none. */
export function termsBegin(day: string, important: boolean, at: Instant): Instant | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const begin = fromIct(year, month, date);
  const { first, last } = termsDays(important, at);
  return ictDate(begin) === day && day >= first && day <= last ? begin : null;
}

/**
 * Where each version of one document stands at a moment, the oldest first as given: the newest whose notice
 * is over is in force, those before it are superseded, those after it announced.
 */
export function termsStatesAt(versions: readonly Announced[], at: Instant): readonly TermsState[] {
  const current = versions.findLastIndex((version) => at > noticeEnds(version));
  return versions.map((_, index) =>
    index === current ? 'in_force' : index < current ? 'superseded' : 'announced',
  );
}

const rules: Rules<TermsVersion, TermsPayloads> = [
  {
    id: 'F1',
    event: 'take_effect',
    by: ['system'],
    from: ['announced'],
    to: 'in_force',
    guards: [{ reason: 'TOO_EARLY', holds: (terms, at) => at > noticeEnds(terms) }],
    effects: () => [notify('terms.in-force', 'member')],
  },
  {
    id: 'F2',
    event: 'supersede',
    by: ['system', 'admin'],
    from: ['announced', 'in_force'],
    to: 'superseded',
  },
];

export const termsMachine: Machine<TermsVersion, TermsPayloads> = {
  name: 'terms',
  start: ['announced'],
  states: {
    announced: { awaits: [] },
    in_force: { awaits: [] },
    superseded: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers: (terms) =>
    terms.state === 'announced'
      ? [{ name: 'notice-ends', kind: 'deadline', at: noticeEnds(terms), event: 'take_effect' }]
      : [],
};
