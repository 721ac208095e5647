import type { Instant } from '../calendar/ict.ts';
import type { Actor } from './actors.ts';
import type { Effect } from './effects.ts';
import type { Command, Entity, EventOf, Machine, Rule } from './machine.ts';
import type { Reason } from './reasons.ts';
import { targetOf } from './target.ts';
import { timerEffects } from './timers.ts';

/** Why nothing happened, with what would be possible instead (the 422 of 2.0). */
export type Refusal<P extends object> = {
  readonly reason: Reason;
  readonly event: EventOf<P>;
  readonly from: string;
  readonly allowedEvents: readonly EventOf<P>[];
};

/** What is stored of an accepted event. Playing these again gives the same thing. */
export type HistoryEntry<P extends object> = {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly command: Command<P>;
};

export type Applied<E extends Entity, P extends object> =
  | {
      readonly ok: true;
      readonly entity: E;
      readonly effects: readonly Effect[];
      readonly entry: HistoryEntry<P>;
    }
  | { readonly ok: false; readonly entity: E; readonly refusal: Refusal<P> };

type Index = Readonly<Record<string, Readonly<Record<string, Rule<Entity, object, never>>>>>;

const indexes = /* @__PURE__ */ new WeakMap<object, Index>();

function indexOf(machine: {
  readonly rules: readonly { readonly from: readonly string[]; readonly event: string }[];
}): Index {
  const known = indexes.get(machine);
  if (known !== undefined) return known;
  const index: Record<string, Record<string, Rule<Entity, object, never>>> = Object.create(null);
  for (const rule of machine.rules) {
    for (const from of rule.from) {
      const row = (index[from] ??= Object.create(null) as Record<
        string,
        Rule<Entity, object, never>
      >);
      if (row[rule.event] !== undefined) throw new Error(`two rules for ${rule.event} in ${from}`);
      row[rule.event] = rule as Rule<Entity, object, never>;
    }
  }
  indexes.set(machine, index);
  return index;
}

/** The row of the table for an event in a state. Built once per machine, then two look-ups. */
export function ruleFor<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  state: E['state'],
  event: EventOf<P>,
): Rule<E, P> | undefined {
  return indexOf(machine)[state]?.[event] as Rule<E, P> | undefined;
}

/** The events that have a rule in this state, whoever sends them. */
export function eventsIn<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  state: E['state'],
): readonly EventOf<P>[] {
  return Object.keys(indexOf(machine)[state] ?? {}) as EventOf<P>[];
}

/** For names that come from the wire. */
export function isEventOf<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  event: string,
): event is EventOf<P> {
  return machine.rules.some((rule) => rule.event === event);
}

function refusal<E extends Entity, P extends object>(
  rule: Rule<E, P>,
  entity: E,
  by: Actor,
  at: Instant,
): Reason | null {
  if (!rule.by.includes(by)) return 'NOT_YOURS';
  if (rule.guards !== undefined)
    for (const guard of rule.guards) if (!guard.holds(entity, at)) return guard.reason;
  return null;
}

function noRule<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  entity: E,
  event: EventOf<P>,
): Reason {
  const own = machine.refuses?.(entity, event) ?? null;
  return own ?? machine.states[entity.state as E['state']].refuses ?? 'NOT_NOW';
}

/**
 * Whether this actor may send the event now: null, or the reason why not. Looks at state, actor, guards
 * and clock, not at a payload, so a screen can ask before the form is filled in.
 */
export function can<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  entity: E,
  event: EventOf<P>,
  by: Actor,
  at: Instant,
): Reason | null {
  const rule = ruleFor(machine, entity.state, event);
  return rule === undefined ? noRule(machine, entity, event) : refusal(rule, entity, by, at);
}

/** One thing an actor could do here; `refused` explains the button that is shown but disabled. */
export type Option<P extends object> = {
  readonly event: EventOf<P>;
  readonly rule: string;
  readonly refused: Reason | null;
};

/** Everything this actor has a rule for in this state, also what a guard forbids at the moment. */
export function allowed<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  entity: E,
  by: Actor,
  at: Instant,
): readonly Option<P>[] {
  const options: Option<P>[] = [];
  for (const event of eventsIn(machine, entity.state)) {
    const rule = ruleFor(machine, entity.state, event);
    if (rule?.by.includes(by) === true)
      options.push({ event, rule: rule.id, refused: refusal(rule, entity, by, at) });
  }
  return options;
}

function refuse<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  entity: E,
  { event, by, at }: Command<P>,
  reason: Reason,
): Applied<E, P> {
  const allowedEvents = allowed(machine, entity, by, at)
    .filter((option) => option.refused === null)
    .map((option) => option.event);
  return { ok: false, entity, refusal: { reason, event, from: entity.state, allowedEvents } };
}

/**
 * Applies one event. Never changes what it is given. A refused event hands the same thing back with a
 * reason; an accepted one gives the new thing, the effects to work off and the entry for the history.
 */
export function apply<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  entity: E,
  command: Command<P>,
): Applied<E, P> {
  const rule = ruleFor(machine, entity.state, command.event);
  if (rule === undefined)
    return refuse(machine, entity, command, noRule(machine, entity, command.event));
  const reason = refusal(rule, entity, command.by, command.at);
  if (reason !== null) return refuse(machine, entity, command, reason);
  if (rule.needs !== undefined)
    for (const need of rule.needs)
      if (!need.met(command.payload, entity, command.at, command.by))
        return refuse(machine, entity, command, need.reason);
  const to = targetOf(rule, entity, command);
  const after: E = {
    ...entity,
    ...rule.change?.(entity, command),
    state: to,
    version: entity.version + 1,
    changedAt: command.at,
  };
  const effects = timerEffects(machine, entity, after, rule.effects?.(after, command, entity));
  return {
    ok: true,
    entity: after,
    effects,
    entry: { rule: rule.id, from: entity.state, to, command },
  };
}
