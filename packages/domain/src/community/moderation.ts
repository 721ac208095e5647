import { daysAfter, endOfDay, type Instant } from '../calendar/ict.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';
import type { ReportReason } from './report-rules.ts';

export const moderationStates = [
  'reported',
  'kept',
  'removed',
  'appealed',
  'restored',
  'upheld',
  'withdrawn',
] as const;
export type ModerationState = (typeof moderationStates)[number];

/** ours: what staff decide about a home or a comment, and how its author answers. */
export const moderationLimits = {
  appealDays: 14,
  /** So many first posts of an account are looked at, and shown meanwhile. */
  firstPosts: 3,
  quote: 300,
  words: 1_000,
} as const;

/** A home or a comment that is reported or looked at, and what became of it. */
export type ModerationCase = {
  readonly state: ModerationState;
  readonly version: number;
  readonly changedAt: Instant;
  /** The rule by which it was removed; null while it stands. */
  readonly rule: ReportReason | null;
  /** When it was removed; null while it stands. */
  readonly removedAt: Instant | null;
};

export type ModerationPayloads = {
  readonly keep: Nothing;
  readonly remove: { readonly rule: ReportReason; readonly quote: string };
  readonly appeal: { readonly words: string };
  readonly restore: { readonly words: string };
  readonly uphold: { readonly words: string };
  readonly withdraw: Nothing;
};

export const newModerationCase = (at: Instant): ModerationCase => ({
  state: 'reported',
  version: 0,
  changedAt: at,
  rule: null,
  removedAt: null,
});

/** Until when the author of what was removed can object: the end of that day in Vietnam. */
export const appealUntil = (removedAt: Instant): Instant =>
  endOfDay(daysAfter(removedAt, moderationLimits.appealDays));

/** What was said by more people about something that more people see comes first. */
export const moderationWeight = (reports: number, reach: number): number => reports * (1 + reach);

const said = {
  reason: 'REASON_REQUIRED',
  met: ({ words }: { readonly words: string }) => words.trim() !== '',
} as const;

const rules: Rules<ModerationCase, ModerationPayloads> = [
  {
    id: 'O1',
    event: 'keep',
    by: ['admin'],
    from: ['reported'],
    to: 'kept',
    effects: () => [notify('moderation.report-kept', 'member')],
  },
  {
    id: 'O2',
    event: 'remove',
    by: ['admin'],
    from: ['reported'],
    to: 'removed',
    needs: [{ reason: 'REASON_REQUIRED', met: ({ quote }) => quote.trim() !== '' }],
    change: (_, { at, payload }) => ({ rule: payload.rule, removedAt: at }),
    effects: () => [
      notify('moderation.removed', 'member'),
      notify('moderation.report-removed', 'member'),
    ],
  },
  {
    id: 'O3',
    event: 'appeal',
    by: ['member'],
    from: ['removed'],
    to: 'appealed',
    guards: [
      {
        reason: 'APPEAL_WINDOW_OVER',
        holds: ({ removedAt }, at) => removedAt !== null && at <= appealUntil(removedAt),
      },
    ],
    needs: [said],
    effects: () => [notify('moderation.appealed', 'admin')],
  },
  {
    id: 'O4',
    event: 'restore',
    by: ['admin'],
    from: ['appealed'],
    to: 'restored',
    needs: [said],
    // Who reported it heard that it was removed.
    effects: () => [
      notify('moderation.restored', 'member'),
      notify('moderation.report-restored', 'member'),
    ],
  },
  {
    id: 'O5',
    event: 'uphold',
    by: ['admin'],
    from: ['appealed'],
    to: 'upheld',
    needs: [said],
    effects: () => [notify('moderation.upheld', 'member')],
  },
  {
    id: 'O6',
    event: 'withdraw',
    by: ['member'],
    from: ['reported', 'removed', 'appealed'],
    to: 'withdrawn',
    // Who reported it, and whoever wrote below a home that goes.
    effects: ({ state }) => [
      notify(state === 'reported' ? 'moderation.report-gone' : 'moderation.ended', 'member'),
    ],
  },
];

export const moderationMachine: Machine<ModerationCase, ModerationPayloads> = {
  name: 'moderation',
  start: ['reported'],
  states: {
    reported: { awaits: ['admin'] },
    kept: { awaits: [], end: true, refuses: 'FINISHED' },
    removed: { awaits: ['member'], end: true },
    appealed: { awaits: ['admin'] },
    restored: { awaits: [], end: true, refuses: 'FINISHED' },
    upheld: { awaits: [], end: true, refuses: 'FINISHED' },
    withdrawn: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
};
