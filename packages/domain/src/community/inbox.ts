import type { Instant } from '../calendar/ict.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';

export const inboxStates = ['unread', 'read'] as const;
export type InboxState = (typeof inboxStates)[number];

export type InboxMessage = {
  readonly state: InboxState;
  readonly version: number;
  readonly changedAt: Instant;
};

export type InboxPayloads = { readonly read: Nothing };

const rules: Rules<InboxMessage, InboxPayloads> = [
  { id: 'H1', event: 'read', by: ['member'], from: ['unread'], to: 'read' },
];

export const inboxMachine: Machine<InboxMessage, InboxPayloads> = {
  name: 'inbox',
  start: ['unread'],
  states: { unread: { awaits: ['member'] }, read: { awaits: [], end: true, refuses: 'FINISHED' } },
  rules,
};
