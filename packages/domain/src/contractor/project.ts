import type { Instant } from '../calendar/ict.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';
import { changed, said } from '../machine/needs.ts';
import { again, because, publish } from '../machine/revisions.ts';

export const projectStates = [
  'draft',
  'waiting',
  'shown',
  'edit_request',
  'rejected',
  'deleted',
] as const;
export type ProjectState = (typeof projectStates)[number];

/** A project of a company's portfolio. While an edit waits, visitors go on seeing the version that staff have approved. */
export type Project = {
  readonly state: ProjectState;
  readonly version: number;
  readonly changedAt: Instant;
  /** The version that visitors see; null while they see none. */
  readonly liveRevision: number | null;
  readonly draftRevision: number;
  /** Why staff refused what was sent last. */
  readonly rejection: string | null;
};

export type ProjectPayloads = {
  readonly 'project.submit': { readonly complete: boolean };
  readonly 'project.approve': Nothing;
  readonly 'project.reject': { readonly reason: string };
  readonly 'project.withdraw': Nothing;
  readonly 'project.resubmit': { readonly changed: boolean };
  readonly 'project.edit_request': { readonly changed: boolean };
  readonly 'project.edit_approve': Nothing;
  readonly 'project.edit_reject': { readonly reason: string };
  readonly 'project.edit_withdraw': Nothing;
  readonly 'project.delete': Nothing;
};

export function newProject(at: Instant): Project {
  return {
    state: 'draft',
    version: 0,
    changedAt: at,
    liveRevision: null,
    draftRevision: 1,
    rejection: null,
  };
}

const rules: Rules<Project, ProjectPayloads> = [
  {
    id: 'P1',
    event: 'project.submit',
    by: ['member'],
    from: ['draft'],
    to: 'waiting',
    needs: [{ reason: 'INCOMPLETE', met: ({ complete }) => complete }],
    effects: () => [notify('project.submitted', 'admin')],
  },
  {
    id: 'P2',
    event: 'project.approve',
    by: ['admin'],
    from: ['waiting'],
    to: 'shown',
    change: publish,
    effects: () => [notify('project.approved', 'member')],
  },
  {
    id: 'P3',
    event: 'project.reject',
    by: ['admin'],
    from: ['waiting'],
    to: 'rejected',
    needs: [said],
    change: because,
    effects: () => [notify('project.rejected', 'member')],
  },
  { id: 'P4', event: 'project.withdraw', by: ['member'], from: ['waiting'], to: 'draft' },
  {
    id: 'P5',
    event: 'project.resubmit',
    by: ['member'],
    from: ['rejected'],
    to: 'waiting',
    needs: [changed],
    change: again,
    effects: () => [notify('project.submitted', 'admin')],
  },
  {
    id: 'P6',
    event: 'project.edit_request',
    by: ['member'],
    from: ['shown'],
    to: 'edit_request',
    needs: [changed],
    change: again,
    effects: () => [notify('project.edit-requested', 'admin')],
  },
  {
    id: 'P7',
    event: 'project.edit_approve',
    by: ['admin'],
    from: ['edit_request'],
    to: 'shown',
    change: publish,
    effects: () => [notify('project.edit-approved', 'member')],
  },
  {
    id: 'P8',
    event: 'project.edit_reject',
    by: ['admin'],
    from: ['edit_request'],
    to: 'shown',
    needs: [said],
    change: because,
    effects: () => [notify('project.edit-rejected', 'member')],
  },
  { id: 'P9', event: 'project.edit_withdraw', by: ['member'], from: ['edit_request'], to: 'shown' },
  {
    id: 'P10',
    event: 'project.delete',
    by: ['member'],
    // What staff look at is taken back first.
    from: ['draft', 'rejected', 'shown'],
    to: 'deleted',
    change: () => ({ liveRevision: null }),
  },
];

export const projectMachine: Machine<Project, ProjectPayloads> = {
  name: 'project',
  start: ['draft'],
  states: {
    draft: { awaits: ['member'] },
    waiting: { awaits: ['admin'] },
    shown: { awaits: [], end: true },
    edit_request: { awaits: ['admin'] },
    rejected: { awaits: ['member'] },
    deleted: { awaits: [], end: true },
  },
  rules,
};
