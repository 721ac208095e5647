import {
  advance,
  allowed,
  apply,
  sayNext,
  timersOf,
  whatNext,
  actors,
  type Actor,
  type Command,
  type Effect,
  type Entity,
  type EventLabels,
  type EventOf,
  type Instant,
  type Language,
  type Machine,
  type MachineTexts,
  type NextInWords,
  type Option,
  type Reason,
  type Text,
} from '@hien/domain';
import { sheetOf, type MachineSheet } from '@hien/domain/machines';

/** One event as it was sent; the whole exploration is a list of these. */
export type Step = {
  readonly event: string;
  readonly by: Actor;
  readonly at: Instant;
  readonly payload: object;
};

export type Outcome =
  | { readonly ok: true; readonly entity: Entity; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly reason: Reason };

export type Choice = Option<Record<string, object>> & { readonly to: readonly string[] };

export type Timing = {
  readonly name: string;
  readonly kind: 'deadline' | 'reminder';
  readonly at: Instant;
  readonly event: string | null;
};

export type Next = NextInWords & { readonly who: readonly Actor[] };

/** Per event, a payload that satisfies it, or several that lead to different places. */
export type Samples<P extends object> = {
  readonly [Event in keyof P]: P[Event] | readonly P[Event][];
};

export type Spec<E extends Entity, P extends object, Deadline extends string> = {
  readonly title: Text;
  readonly machine: Machine<E, P>;
  readonly texts: MachineTexts<E['state'], Deadline>;
  readonly events: NoInfer<EventLabels<P>>;
  /** The thing as it comes into being. */
  begin(at: Instant): NoInfer<E>;
  samples(entity: NoInfer<E>, at: Instant): Samples<NoInfer<P>>;
  /** What beside the state decides where a thing can still go; for finding a way into each state. */
  apart?(entity: NoInfer<E>): string;
};

/** A machine with something to move, its types closed in, so that all of them fit one explorer. */
export type Subject = {
  readonly name: string;
  readonly title: Text;
  readonly sheet: MachineSheet;
  /** Who has a rule somewhere, in the order of the actors. */
  readonly roles: readonly Actor[];
  begin(at: Instant): Entity;
  choices(entity: Entity, by: Actor, at: Instant): readonly Choice[];
  /** The first one satisfies the event; empty for an event the machine does not know. */
  samples(entity: Entity, event: string, at: Instant): readonly object[];
  send(entity: Entity, step: Step): Outcome;
  /** The steps that time takes by itself up to `now`. */
  pass(entity: Entity, now: Instant): readonly Step[];
  timers(entity: Entity): readonly Timing[];
  /** What an event is called; its code when the machine does not know it. */
  say(event: string, language: Language): string;
  next(entity: Entity, language: Language): Next;
  apart(entity: Entity): string;
};

export function subjectOf<E extends Entity, P extends object, Deadline extends string>(
  spec: Spec<E, P, Deadline>,
): Subject {
  const { machine, texts, title } = spec;
  const sheet = sheetOf(machine, texts, spec.events);
  // What goes in came out of `begin` and `send`.
  const own = (entity: Entity) => entity as E;
  return {
    name: machine.name,
    title,
    sheet,
    roles: actors.filter((actor) => sheet.edges.some(({ by }) => by.includes(actor))),
    begin: (at) => spec.begin(at),
    choices: (entity, by, at) =>
      allowed(machine, own(entity), by, at).map((option) => ({
        ...option,
        to:
          sheet.edges.find((edge) => edge.from === entity.state && edge.event === option.event)
            ?.to ?? [],
      })),
    samples: (entity, event, at) => {
      const samples = spec.samples(own(entity), at) as Readonly<
        Record<string, object | readonly object[]>
      >;
      const found = samples[event];
      if (found === undefined) return [];
      return Array.isArray(found) ? (found as readonly object[]) : [found];
    },
    send: (entity, { event, by, at, payload }) => {
      const command = { event: event as EventOf<P>, by, at, payload } as Command<P>;
      const applied = apply(machine, own(entity), command);
      return applied.ok
        ? { ok: true, entity: applied.entity, effects: applied.effects }
        : { ok: false, reason: applied.refusal.reason };
    },
    pass: (entity, now) =>
      advance(machine, own(entity), now).entries.map(({ command }) => command as Step),
    timers: (entity) => timersOf(machine, own(entity)),
    say: (event, language) => sheet.events[event]?.[language] ?? event,
    next: (entity, language) => {
      const next = whatNext(machine, own(entity));
      return { ...sayNext(texts, own(entity).state, next, language), who: next.who };
    },
    apart: (entity) => `${entity.state} ${spec.apart?.(own(entity)) ?? ''}`,
  };
}
