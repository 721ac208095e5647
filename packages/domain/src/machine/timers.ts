import type { Instant } from '../calendar/ict.ts';
import type { Effect } from './effects.ts';
import { type HistoryEntry, apply } from './engine.ts';
import type { Command, Entity, Machine, Timer } from './machine.ts';

/** The timers that run, the next one first; at the same moment the order of the machine decides. */
export function timersOf<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  entity: E,
): readonly Timer<P>[] {
  const timers = machine.timers?.(entity) ?? [];
  return timers.length < 2 ? timers : timers.toSorted((a, b) => a.at - b.at);
}

function named<P extends object>(timers: readonly Timer<P>[], name: string): Timer<P> | undefined {
  for (const timer of timers) if (timer.name === name) return timer;
  return undefined;
}

/** What a change of the thing means for its timers, put behind the row's own effects. */
export function timerEffects<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  before: E,
  after: E,
  own: readonly Effect[] = [],
): readonly Effect[] {
  if (machine.timers === undefined) return own;
  const old = machine.timers(before);
  const now = machine.timers(after);
  const effects = [...own];
  for (const { name } of old)
    if (named(now, name) === undefined) effects.push({ do: 'stop-timer', timer: name });
  for (const { name, at } of now)
    if (named(old, name)?.at !== at) effects.push({ do: 'set-timer', timer: name, at });
  return effects;
}

/** The one name under which a timer's event is sent, however often the job finds it (2.8). */
export function timerKey(
  timer: { readonly name: string; readonly at: Instant },
  id: string | number,
): string {
  return `timer:${timer.name}:${id}:${new Date(timer.at).toISOString()}`;
}

/**
 * Lets time pass up to `now`: sends every deadline's event in order. Each is dated at the millisecond
 * after its deadline, not at the time the job happens to run, so a clock moved in many steps gives what
 * one step gives.
 * @throws Error when the table refuses an event of its own timers: timers and guards contradict each other.
 */
export function advance<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  entity: E,
  now: Instant,
): {
  readonly entity: E;
  readonly effects: readonly Effect[];
  readonly entries: readonly HistoryEntry<P>[];
} {
  let current = entity;
  const effects: Effect[] = [];
  const entries: HistoryEntry<P>[] = [];
  for (;;) {
    const due = timersOf(machine, current).find((timer) => timer.event !== null && timer.at < now);
    if (due === undefined || due.event === null) return { entity: current, effects, entries };
    // Events of timers carry nothing. One that fell due under an open claim is dated at the end of the claim.
    const command = {
      event: due.event,
      by: 'system',
      at: Math.max(due.at + 1, current.changedAt),
      payload: {},
    } as Command<P>;
    const applied = apply(machine, current, command);
    if (!applied.ok)
      throw new Error(
        `${machine.name}: ${due.name} refused in ${current.state}: ${applied.refusal.reason}`,
      );
    current = applied.entity;
    effects.push(...applied.effects);
    entries.push(applied.entry);
  }
}
