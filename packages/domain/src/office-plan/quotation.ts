import { endOfDay, type Instant } from '../calendar/ict.ts';
import { day } from '../calendar/duration.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';
import { said } from '../machine/needs.ts';
import { isWorksDate } from './workdays.ts';

export const quotationStates = [
  'requested',
  'quoted',
  'accepted',
  'scheduled',
  'done',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type QuotationState = (typeof quotationStates)[number];

/** A request for a quotation of an office, and what became of it. */
export type Quotation = {
  readonly state: QuotationState;
  readonly version: number;
  readonly changedAt: Instant;
  /** Đồng that staff offered, VAT included; null before. */
  readonly total: number | null;
  /** Until when the offer stands; null before there is one. */
  readonly validUntil: Instant | null;
  /** The first day of works, `YYYY-MM-DD`; null before they are scheduled. */
  readonly start: string | null;
};

export type QuotationPayloads = {
  readonly quote: { readonly total: number; readonly validDays: number };
  readonly accept: Nothing;
  readonly decline: { readonly reason: string };
  readonly withdraw: Nothing;
  readonly schedule: { readonly start: string };
  readonly finish: Nothing;
  readonly expire: Nothing;
};

export const quotationLimits = {
  /** Days that an offer stands. */
  validDays: { least: 3, usual: 14, most: 60 },
  /** Open requests that a member may have at once. */
  open: 5,
} as const;

export const newQuotation = (at: Instant): Quotation => ({
  state: 'requested',
  version: 0,
  changedAt: at,
  total: null,
  validUntil: null,
  start: null,
});

/** Until when an offer stands that is made at a moment. */
export const offerUntil = (at: Instant, validDays: number): Instant =>
  endOfDay(at + validDays * day);

const standing = {
  reason: 'DATES_WRONG',
  holds: ({ validUntil }: Quotation, at: Instant) => validUntil !== null && at <= validUntil,
} as const;

const rules: Rules<Quotation, QuotationPayloads> = [
  {
    id: 'Q1',
    event: 'quote',
    by: ['admin'],
    from: ['requested', 'quoted'],
    to: 'quoted',
    needs: [
      { reason: 'AMOUNT_REQUIRED', met: ({ total }) => total > 0 },
      {
        reason: 'DATES_WRONG',
        met: ({ validDays }) =>
          validDays >= quotationLimits.validDays.least &&
          validDays <= quotationLimits.validDays.most,
      },
    ],
    change: (_, { payload: { total, validDays }, at }) => ({
      total,
      validUntil: offerUntil(at, validDays),
    }),
    effects: () => [notify('office.quoted', 'member')],
  },
  {
    id: 'Q2',
    event: 'accept',
    by: ['member'],
    from: ['quoted'],
    to: 'accepted',
    guards: [standing],
    effects: () => [notify('office.accepted', 'admin')],
  },
  {
    id: 'Q3',
    event: 'decline',
    by: ['member', 'admin'],
    from: ['requested', 'quoted'],
    to: 'declined',
    needs: [said],
    effects: (_, { by }) => [
      by === 'admin' ? notify('office.declined', 'member') : notify('office.refused', 'admin'),
    ],
  },
  { id: 'Q4', event: 'withdraw', by: ['member'], from: ['requested'], to: 'withdrawn' },
  {
    id: 'Q5',
    event: 'schedule',
    by: ['admin'],
    from: ['accepted', 'scheduled'],
    to: 'scheduled',
    needs: [{ reason: 'DATES_WRONG', met: ({ start }) => isWorksDate(start) }],
    change: (_, { payload: { start } }) => ({ start }),
    effects: () => [notify('office.scheduled', 'member')],
  },
  {
    id: 'Q6',
    event: 'finish',
    by: ['admin'],
    from: ['scheduled'],
    to: 'done',
    effects: () => [notify('office.done', 'member')],
  },
  {
    id: 'Q7',
    event: 'expire',
    by: ['system'],
    from: ['quoted'],
    to: 'expired',
    guards: [
      {
        reason: 'TOO_EARLY',
        holds: ({ validUntil }, at) => validUntil !== null && at > validUntil,
      },
    ],
    effects: () => [notify('office.expired', 'member')],
  },
];

/** From the request for a quotation to the keys. */
export const quotationMachine: Machine<Quotation, QuotationPayloads> = {
  name: 'office-quotation',
  start: ['requested'],
  states: {
    requested: { awaits: ['admin'] },
    quoted: { awaits: ['member'] },
    accepted: { awaits: ['admin'] },
    scheduled: { awaits: ['admin'] },
    done: { awaits: [], end: true, refuses: 'FINISHED' },
    declined: { awaits: [], end: true, refuses: 'FINISHED' },
    withdrawn: { awaits: [], end: true, refuses: 'FINISHED' },
    expired: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
  timers: ({ state, validUntil }) =>
    state === 'quoted' && validUntil !== null
      ? [{ name: 'quotation', kind: 'deadline', at: validUntil, event: 'expire' }]
      : [],
};
