import type { Instant } from '../calendar/ict.ts';
import type { Actor } from './actors.ts';
import type { Effect } from './effects.ts';
import type { Reason } from './reasons.ts';

/** Whatever a machine moves: plain data with its state, a version that grows by one with every event, and its time. */
export type Entity<State extends string = string> = {
  readonly state: State;
  readonly version: number;
  readonly changedAt: Instant;
};

/** Event name → what its sender brings along. */
export type Payloads = { readonly [event: string]: object };

/** The payload of an event that needs none. */
export type Nothing = Readonly<Record<never, never>>;

export type EventOf<P extends object> = keyof P & string;

export type Input<Payload> = {
  readonly by: Actor;
  readonly at: Instant;
  readonly payload: Payload;
};

export type Command<P extends object, Event extends EventOf<P> = EventOf<P>> = {
  [E in Event]: {
    readonly event: E;
    readonly by: Actor;
    readonly at: Instant;
    readonly payload: P[E];
  };
}[Event];

/** Asked of the thing and the clock: answers without a form, so it also explains a disabled button. */
export type Guard<E> = { readonly reason: Reason; holds(entity: E, at: Instant): boolean };

/** Asked of what the sender brings: only checked when the event is really sent. */
export type Need<E, Payload> = {
  readonly reason: Reason;
  met(payload: Payload, entity: E, at: Instant, by: Actor): boolean;
};

/** A target chosen from the thing itself, out of a few. */
export type Choice<E extends Entity, Payload> = {
  readonly oneOf: readonly E['state'][];
  pick(entity: E, input: Input<Payload>): E['state'];
};

/** One target, one per starting state, or a choice. */
export type Target<E extends Entity, Payload> =
  | E['state']
  | Readonly<Partial<Record<E['state'], E['state']>>>
  | Choice<E, Payload>;

/** One row of a transition table. Methods, not function properties, so that rows of different payloads share a list. */
export type Rule<E extends Entity, P extends object, Event extends EventOf<P> = EventOf<P>> = {
  readonly id: string;
  readonly event: Event;
  readonly by: readonly Actor[];
  readonly from: readonly E['state'][];
  readonly to: Target<E, P[Event]>;
  readonly guards?: readonly Guard<E>[];
  readonly needs?: readonly Need<E, P[Event]>[];
  /** What changes beside state and version. */
  change?(entity: E, input: Input<P[Event]>): Partial<E>;
  effects?(after: E, input: Input<P[Event]>, before: E): readonly Effect[];
};

/** A table is written as this: the event's name gives each row the type of its payload. */
export type Rules<E extends Entity, P extends object> = readonly {
  [Event in EventOf<P>]: Rule<E, P, Event>;
}[EventOf<P>][];

export type StateInfo = {
  /** Nothing is expected any more. */
  readonly end?: true;
  /** Who has to act here; empty when only time passes or nothing follows. */
  readonly awaits: readonly Actor[];
  /** Why an event that has no rule here is refused; `NOT_NOW` when not said. */
  readonly refuses?: Reason;
};

/**
 * - `deadline`: when it passes, `event` is sent by the system; with `event: null` a queue or a person is told.
 * - `reminder`: a notice only.
 */
export type Timer<P extends object> = {
  readonly name: string;
  readonly kind: 'deadline' | 'reminder';
  readonly at: Instant;
  readonly event: EventOf<P> | null;
};

export type Machine<E extends Entity, P extends object> = {
  readonly name: string;
  /** States in which a thing may come into being. */
  readonly start: readonly E['state'][];
  /** A state left out does not compile. */
  readonly states: Readonly<Record<E['state'], StateInfo>>;
  readonly rules: readonly Rule<E, P>[];
  /** A better reason than its state's for an event that has no rule there; null for none. */
  refuses?(entity: E, event: EventOf<P>): Reason | null;
  /** The timers that run for the thing as it is. */
  timers?(entity: E): readonly Timer<P>[];
};
