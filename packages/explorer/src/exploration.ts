import type { Actor, Effect, Entity, Instant, Reason } from '@hien/domain';
import type { Step, Subject } from './subject.ts';
import { beginning, waysInto } from './walk.ts';

/** Everything a picture of the explorer depends on; a link holds exactly this. */
export type Exploration = {
  readonly machine: string;
  readonly steps: readonly Step[];
  readonly clock: Instant;
  readonly by: Actor;
  /** The state of another item in the same order; only for shop items. */
  readonly beside: string | null;
};

export type TrailEntry = {
  readonly step: Step;
  readonly from: string;
  readonly to: string;
  readonly effects: readonly Effect[];
};

export type Played = { readonly entity: Entity; readonly trail: readonly TrailEntry[] };

/** Plays the steps from the beginning; null when one of them is refused. */
export function play(subject: Subject, steps: readonly Step[]): Played | null {
  let entity = subject.begin(beginning);
  const trail: TrailEntry[] = [];
  for (const step of steps) {
    const outcome = subject.send(entity, step);
    if (!outcome.ok) return null;
    const { effects } = outcome;
    trail.push({ step, from: entity.state, to: outcome.entity.state, effects });
    entity = outcome.entity;
  }
  return { entity, trail };
}

/** Who acts first in a state: the one it waits for, if that one has something to do. */
export function actorIn(subject: Subject, state: string): Actor {
  const awaited = subject.sheet.states.find((each) => each.state === state)?.awaits ?? [];
  const able = (actor: Actor) =>
    subject.sheet.edges.some(({ from, by }) => from === state && by.includes(actor));
  return awaited.find(able) ?? subject.roles.find(able) ?? subject.roles[0] ?? 'system';
}

/** An exploration that stands in a state, on the shortest way there. Unknown states become the first one. */
export function standingIn(subject: Subject, state?: string, by?: Actor): Exploration {
  const steps = waysInto(subject).get(state ?? '') ?? [];
  const clock = steps.at(-1)?.at ?? beginning;
  const reached = play(subject, steps)?.entity.state ?? '';
  return {
    machine: subject.name,
    steps,
    clock,
    by: by ?? actorIn(subject, reached),
    beside: null,
  };
}

export type Sent =
  | { readonly ok: true; readonly exploration: Exploration }
  | { readonly ok: false; readonly reason: Reason | 'UNREADABLE' };

/** Sends an event at the exploration's clock. `UNREADABLE`: the payload has not the shape of the event. */
export function send(
  subject: Subject,
  exploration: Exploration,
  entity: Entity,
  event: string,
  payload: object,
): Sent {
  const step = { event, by: exploration.by, at: exploration.clock, payload };
  try {
    const outcome = subject.send(entity, step);
    if (!outcome.ok) return outcome;
    return { ok: true, exploration: { ...exploration, steps: [...exploration.steps, step] } };
  } catch {
    return { ok: false, reason: 'UNREADABLE' };
  }
}

/** Moves the clock forward and lets time do what falls due. It never runs backwards past the last step. */
export function moveClock(
  subject: Subject,
  exploration: Exploration,
  entity: Entity,
  to: Instant,
): Exploration {
  const clock = Math.max(to, entity.changedAt);
  return {
    ...exploration,
    clock,
    steps: [...exploration.steps, ...subject.pass(entity, clock)],
  };
}

/** Takes the last step back; the clock returns to the moment before it. */
export function undo(exploration: Exploration): Exploration {
  const steps = exploration.steps.slice(0, -1);
  return { ...exploration, steps, clock: steps.at(-1)?.at ?? beginning };
}
