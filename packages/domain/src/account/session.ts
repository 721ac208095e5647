import type { Instant } from '../calendar/ict.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';

export const sessionStates = ['signed_out', 'loading', 'signed_in'] as const;
export type SessionState = (typeof sessionStates)[number];

/** The session of the documents (platform 4). The effects say what to do with the stored tokens. */
export type Session = {
  readonly state: SessionState;
  readonly version: number;
  readonly changedAt: Instant;
};

export type SessionPayloads = {
  readonly 'login.succeeded': Nothing;
  readonly 'profile.loaded': Nothing;
  readonly 'profile.failed': Nothing;
  readonly 'profile.empty': Nothing;
  readonly sign_out: Nothing;
};

const rules: Rules<Session, SessionPayloads> = [
  {
    id: 'N1',
    event: 'login.succeeded',
    by: ['member'],
    from: ['signed_out'],
    to: 'loading',
    effects: () => [
      { do: 'session', change: 'store-token' },
      { do: 'session', change: 'fetch-profile' },
    ],
  },
  {
    id: 'N2',
    event: 'profile.loaded',
    by: ['system'],
    from: ['loading', 'signed_in'],
    to: 'signed_in',
  },
  {
    id: 'N3',
    event: 'profile.failed',
    by: ['system'],
    from: ['loading', 'signed_in'],
    to: 'signed_out',
    effects: () => [
      { do: 'session', change: 'clear-tokens' },
      { do: 'session', change: 'reload' },
    ],
  },
  {
    id: 'N4',
    event: 'profile.empty',
    by: ['system'],
    from: ['loading', 'signed_in'],
    to: 'signed_out',
    effects: () => [{ do: 'session', change: 'clear-tokens' }],
  },
  {
    id: 'N5',
    event: 'sign_out',
    by: ['member'],
    from: ['loading', 'signed_in'],
    to: 'signed_out',
    effects: () => [{ do: 'session', change: 'clear-tokens' }],
  },
];

export const sessionMachine: Machine<Session, SessionPayloads> = {
  name: 'session',
  start: ['signed_out'],
  states: {
    signed_out: { awaits: ['member'], end: true },
    loading: { awaits: ['system'] },
    signed_in: { awaits: [] },
  },
  rules,
};
