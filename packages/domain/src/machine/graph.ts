import type { Actor } from './actors.ts';
import type { Entity, EventOf, Machine } from './machine.ts';
import { targetsOf } from './target.ts';

export type Edge<P extends object> = {
  readonly rule: string;
  readonly from: string;
  readonly event: EventOf<P>;
  readonly by: readonly Actor[];
  readonly to: readonly string[];
};

/** Every transition of a machine, for drawings and for checks. */
export function edgesOf<E extends Entity, P extends object>(
  machine: Machine<E, P>,
): readonly Edge<P>[] {
  return machine.rules.flatMap((rule) =>
    rule.from.map((from) => ({
      rule: rule.id,
      from,
      event: rule.event,
      by: rule.by,
      to: targetsOf(rule, from),
    })),
  );
}

/** The states one can get to from `starts`, with them. */
export function reachableFrom<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  starts: readonly string[],
): ReadonlySet<string> {
  const next = new Map<string, string[]>();
  for (const { from, to } of edgesOf(machine)) next.set(from, [...(next.get(from) ?? []), ...to]);
  const seen = new Set(starts);
  for (const state of seen) for (const to of next.get(state) ?? []) seen.add(to);
  return seen;
}

/**
 * What is wrong with a machine's table: an event with two rules in one state, a row that leads nowhere from
 * one of its states, a state nobody reaches, a
 * state that is no end and has no way to one. Empty when it is sound.
 */
export function problemsOf<E extends Entity, P extends object>(
  machine: Machine<E, P>,
): readonly string[] {
  const edges = edgesOf(machine);
  const states = Object.keys(machine.states) as E['state'][];
  const ends = new Set<string>(states.filter((state) => machine.states[state].end === true));
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { rule, from, event, to } of edges) {
    const key = `${from} ${event}`;
    if (seen.has(key)) problems.push(`two rules for ${event} in ${from}`);
    seen.add(key);
    for (const target of to)
      if (!states.some((state) => state === target))
        problems.push(`${rule} leads nowhere from ${from}`);
  }
  const reachable = reachableFrom(machine, machine.start);
  for (const state of states) {
    if (!reachable.has(state)) problems.push(`nothing leads to ${state}`);
    if (!ends.has(state) && ![...reachableFrom(machine, [state])].some((to) => ends.has(to)))
      problems.push(`no way to an end from ${state}`);
  }
  return problems;
}
