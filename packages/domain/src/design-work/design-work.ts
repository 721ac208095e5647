import type { Instant } from '../calendar/ict.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';
import { changed, said } from '../machine/needs.ts';
import { again, because, publish } from '../machine/revisions.ts';

export const designWorkStates = [
  'draft',
  'waiting',
  'on_sale',
  'off_sale',
  'edit_request',
  'rejected',
  'deleted',
] as const;
export type DesignWorkState = (typeof designWorkStates)[number];

/** A design as its partner has it. While an edit waits, buyers go on seeing and buying the version that staff have approved. */
export type DesignWork = {
  readonly state: DesignWorkState;
  readonly version: number;
  readonly changedAt: Instant;
  /** The version that buyers see; null while they see none. */
  readonly liveRevision: number | null;
  readonly draftRevision: number;
  /** The partner has taken it off sale; it stays so while an edit waits. */
  readonly isOff: boolean;
  /** Why staff refused what was sent last. */
  readonly rejection: string | null;
};

export type DesignWorkPayloads = {
  readonly 'design.submit': { readonly complete: boolean };
  readonly 'design.approve': Nothing;
  readonly 'design.reject': { readonly reason: string };
  readonly 'design.withdraw': Nothing;
  readonly 'design.resubmit': { readonly changed: boolean };
  readonly 'design.edit_request': { readonly changed: boolean };
  readonly 'design.edit_approve': Nothing;
  readonly 'design.edit_reject': { readonly reason: string };
  readonly 'design.edit_withdraw': Nothing;
  readonly 'design.take_off': Nothing;
  readonly 'design.put_back': Nothing;
  readonly 'design.delete': Nothing;
};

export function newDesignWork(at: Instant): DesignWork {
  return {
    state: 'draft',
    version: 0,
    changedAt: at,
    liveRevision: null,
    draftRevision: 1,
    isOff: false,
    rejection: null,
  };
}

/** Where it was before the edit: a decision about words puts nothing on sale that its partner took off. */
const back = {
  oneOf: ['on_sale', 'off_sale'],
  pick: ({ isOff }: DesignWork) => (isOff ? 'off_sale' : 'on_sale'),
} as const;

const rules: Rules<DesignWork, DesignWorkPayloads> = [
  {
    id: 'D1',
    event: 'design.submit',
    by: ['member'],
    from: ['draft'],
    to: 'waiting',
    needs: [{ reason: 'INCOMPLETE', met: ({ complete }) => complete }],
    effects: () => [notify('design.submitted', 'admin')],
  },
  {
    id: 'D2',
    event: 'design.approve',
    by: ['admin'],
    from: ['waiting'],
    to: 'on_sale',
    change: publish,
    effects: () => [notify('design.approved', 'member')],
  },
  {
    id: 'D3',
    event: 'design.reject',
    by: ['admin'],
    from: ['waiting'],
    to: 'rejected',
    needs: [said],
    change: because,
    effects: () => [notify('design.rejected', 'member')],
  },
  { id: 'D4', event: 'design.withdraw', by: ['member'], from: ['waiting'], to: 'draft' },
  {
    id: 'D5',
    event: 'design.resubmit',
    by: ['member'],
    from: ['rejected'],
    to: 'waiting',
    needs: [changed],
    change: again,
    effects: () => [notify('design.submitted', 'admin')],
  },
  {
    id: 'D6',
    event: 'design.edit_request',
    by: ['member'],
    from: ['on_sale', 'off_sale'],
    to: 'edit_request',
    needs: [changed],
    change: again,
    effects: () => [notify('design.edit-requested', 'admin')],
  },
  {
    id: 'D7',
    event: 'design.edit_approve',
    by: ['admin'],
    from: ['edit_request'],
    to: back,
    change: publish,
    effects: () => [notify('design.edit-approved', 'member')],
  },
  {
    id: 'D8',
    event: 'design.edit_reject',
    by: ['admin'],
    from: ['edit_request'],
    to: back,
    needs: [said],
    change: because,
    effects: () => [notify('design.edit-rejected', 'member')],
  },
  {
    id: 'D9',
    event: 'design.edit_withdraw',
    by: ['member'],
    from: ['edit_request'],
    to: back,
  },
  {
    id: 'D10',
    event: 'design.take_off',
    by: ['member'],
    from: ['on_sale', 'edit_request'],
    to: { on_sale: 'off_sale', edit_request: 'edit_request' },
    guards: [{ reason: 'NOT_NOW', holds: ({ isOff }) => !isOff }],
    change: () => ({ isOff: true }),
    // Whoever has ordered it and not paid yet hears that it cannot be paid any more.
    effects: () => [notify('design.taken-off', 'buyer')],
  },
  {
    id: 'D11',
    event: 'design.put_back',
    by: ['member'],
    from: ['off_sale', 'edit_request'],
    to: { off_sale: 'on_sale', edit_request: 'edit_request' },
    guards: [{ reason: 'NOT_NOW', holds: ({ isOff }) => isOff }],
    change: () => ({ isOff: false }),
  },
  {
    id: 'D12',
    event: 'design.delete',
    by: ['member'],
    // What staff look at is taken back first; what was on sale belongs to its buyers too, and is taken off.
    from: ['draft', 'rejected'],
    to: 'deleted',
  },
];

export const designWorkMachine: Machine<DesignWork, DesignWorkPayloads> = {
  name: 'design',
  start: ['draft'],
  states: {
    draft: { awaits: ['member'] },
    waiting: { awaits: ['admin'] },
    on_sale: { awaits: [], end: true },
    off_sale: { awaits: [], end: true },
    edit_request: { awaits: ['admin'] },
    rejected: { awaits: ['member'] },
    deleted: { awaits: [], end: true },
  },
  rules,
};
