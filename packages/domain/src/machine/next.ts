import type { Instant } from '../calendar/ict.ts';
import type { Actor } from './actors.ts';
import { ruleFor } from './engine.ts';
import type { Entity, EventOf, Machine } from './machine.ts';
import { targetsOf } from './target.ts';

/** "What happens next": who has to act, until when, and what happens if nobody does. */
export type Next<P extends object> = {
  readonly who: readonly Actor[];
  readonly until: Instant | null;
  /** The deadline's name, for its sentence; null when time changes nothing here. */
  readonly deadline: string | null;
  /** The event time will send, and where that leads; null when only a queue is told. */
  readonly otherwise: { readonly event: EventOf<P>; readonly to: readonly string[] } | null;
};

export function whatNext<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  entity: E,
): Next<P> {
  const who = machine.states[entity.state as E['state']].awaits;
  let first:
    | { readonly name: string; readonly at: Instant; readonly event: EventOf<P> | null }
    | undefined;
  for (const timer of machine.timers?.(entity) ?? []) {
    if (timer.kind === 'deadline' && (first === undefined || timer.at < first.at)) first = timer;
  }
  if (first === undefined) return { who, until: null, deadline: null, otherwise: null };
  const rule = first.event === null ? undefined : ruleFor(machine, entity.state, first.event);
  const otherwise =
    rule === undefined ? null : { event: rule.event, to: targetsOf(rule, entity.state) };
  return { who, until: first.at, deadline: first.name, otherwise };
}
