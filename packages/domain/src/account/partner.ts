import type { Instant } from '../calendar/ict.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';
import { changed, said } from '../machine/needs.ts';
import type { PartnerKind } from './roles.ts';

export const partnerStates = [
  'applied',
  'approved',
  'rejected',
  'withdrawn',
  'suspended',
  'ended',
] as const;
export type PartnerState = (typeof partnerStates)[number];

/** A design, construction or commerce partner. Changed data waits for a review; the old data stays shown (spec). */
export type Partner = {
  readonly state: PartnerState;
  readonly version: number;
  readonly changedAt: Instant;
  readonly kind: PartnerKind;
  /** 0 before anything was approved. */
  readonly shownRevision: number;
  readonly sentRevision: number;
  readonly reason: string | null;
};

export type PartnerPayloads = {
  readonly approve: Nothing;
  readonly reject: { readonly reason: string };
  readonly withdraw: Nothing;
  readonly reapply: { readonly changed: boolean };
  readonly 'apply.again': Nothing;
  readonly change_data: { readonly changed: boolean };
  readonly 'change.approve': Nothing;
  readonly 'change.reject': { readonly reason: string };
  readonly 'change.withdraw': Nothing;
  readonly suspend: { readonly reason: string };
  readonly restore: { readonly reason: string };
  readonly end: { readonly reason: string };
};

export function newPartner(kind: PartnerKind, at: Instant): Partner {
  return {
    state: 'applied',
    version: 0,
    changedAt: at,
    kind,
    shownRevision: 0,
    sentRevision: 1,
    reason: null,
  };
}

export function hasChangeWaiting({
  shownRevision,
  sentRevision,
}: Pick<Partner, 'shownRevision' | 'sentRevision'>): boolean {
  return shownRevision > 0 && shownRevision !== sentRevision;
}

const waiting = {
  reason: 'NOTHING_PENDING',
  holds: (partner: Partner) => hasChangeWaiting(partner),
} as const;
const because = (
  _: Partner,
  { payload }: { readonly payload: { readonly reason: string } },
): Partial<Partner> => ({ reason: payload.reason });

const rules: Rules<Partner, PartnerPayloads> = [
  {
    id: 'Q1',
    event: 'approve',
    by: ['admin'],
    from: ['applied'],
    to: 'approved',
    change: ({ sentRevision }) => ({ shownRevision: sentRevision, reason: null }),
    effects: () => [notify('partner.approved', 'member')],
  },
  {
    id: 'Q2',
    event: 'reject',
    by: ['admin'],
    from: ['applied'],
    to: 'rejected',
    needs: [said],
    change: because,
    effects: () => [notify('partner.rejected', 'member')],
  },
  {
    id: 'Q3',
    event: 'reapply',
    by: ['member'],
    from: ['rejected'],
    to: 'applied',
    needs: [changed],
    change: ({ sentRevision }) => ({ sentRevision: sentRevision + 1 }),
    effects: () => [notify('partner.applied', 'admin')],
  },
  // What is looked at is taken back before it is written anew; nothing was refused, so nothing has to differ.
  { id: 'Q11', event: 'withdraw', by: ['member'], from: ['applied'], to: 'withdrawn' },
  {
    id: 'Q12',
    event: 'apply.again',
    by: ['member'],
    from: ['withdrawn'],
    to: 'applied',
    change: ({ sentRevision }) => ({ sentRevision: sentRevision + 1, reason: null }),
    effects: () => [notify('partner.applied', 'admin')],
  },
  {
    id: 'Q4',
    event: 'change_data',
    by: ['member'],
    from: ['approved'],
    to: 'approved',
    needs: [changed],
    change: ({ sentRevision }) => ({ sentRevision: sentRevision + 1 }),
    effects: () => [notify('partner.changed', 'admin')],
  },
  {
    id: 'Q5',
    event: 'change.approve',
    by: ['admin'],
    from: ['approved'],
    to: 'approved',
    guards: [waiting],
    change: ({ sentRevision }) => ({ shownRevision: sentRevision }),
    effects: () => [notify('partner.change-approved', 'member')],
  },
  {
    id: 'Q6',
    event: 'change.reject',
    by: ['admin'],
    from: ['approved'],
    to: 'approved',
    guards: [waiting],
    needs: [said],
    change: ({ shownRevision }, { payload }) => ({
      sentRevision: shownRevision,
      reason: payload.reason,
    }),
    effects: () => [notify('partner.change-rejected', 'member')],
  },
  {
    id: 'Q10',
    event: 'change.withdraw',
    by: ['member'],
    from: ['approved'],
    to: 'approved',
    guards: [waiting],
    change: ({ shownRevision }) => ({ sentRevision: shownRevision }),
  },
  {
    id: 'Q7',
    event: 'suspend',
    by: ['admin'],
    from: ['approved'],
    to: 'suspended',
    needs: [said],
    change: because,
    effects: () => [notify('partner.suspended', 'member')],
  },
  {
    id: 'Q8',
    event: 'restore',
    by: ['admin'],
    from: ['suspended'],
    to: 'approved',
    needs: [said],
    change: because,
    effects: () => [notify('partner.restored', 'member')],
  },
  {
    id: 'Q9',
    event: 'end',
    by: ['member', 'admin'],
    from: ['approved', 'suspended'],
    to: 'ended',
    needs: [said],
    change: because,
    effects: () => [notify('partner.ended', 'member')],
  },
];

export const partnerMachine: Machine<Partner, PartnerPayloads> = {
  name: 'partner',
  start: ['applied'],
  states: {
    applied: { awaits: ['admin'], refuses: 'NOT_APPROVED' },
    approved: { awaits: [] },
    rejected: { awaits: ['member'], refuses: 'NOT_APPROVED' },
    withdrawn: { awaits: ['member'], refuses: 'NOT_APPROVED' },
    suspended: { awaits: ['admin'], refuses: 'BLOCKED' },
    ended: { awaits: [], end: true, refuses: 'FINISHED' },
  },
  rules,
};
