import { fromIct, type Entity, type Instant } from '@hien/domain';
import type { Step, Subject } from './subject.ts';

/** Friday 6 March 2026, 10:00 in Ho Chi Minh City: when every exploration begins. */
export const beginning: Instant = fromIct(2026, 3, 6, 10);

const minute = 60_000;

/** Right after the deadline that asks for the event, or after any: some are answered by another event. */
function afterDeadline(subject: Subject, entity: Entity, event: string): Instant | null {
  const timers = subject.timers(entity).filter(({ kind }) => kind === 'deadline');
  const due = timers.find((timer) => timer.event === event) ?? timers[0];
  return due === undefined ? null : due.at + 1;
}

function waysOn(subject: Subject, entity: Entity): readonly Step[] {
  const soon = entity.changedAt + minute;
  return subject.roles.flatMap((by) =>
    subject.choices(entity, by, soon).flatMap(({ event, refused }) => {
      const at = refused === 'TOO_EARLY' ? afterDeadline(subject, entity, event) : soon;
      return at === null
        ? []
        : subject.samples(entity, event, at).map((payload) => ({ event, by, at, payload }));
    }),
  );
}

const known = new WeakMap<Subject, ReadonlyMap<string, readonly Step[]>>();

/** For every state the shortest way into it from the beginning, found by walking with the samples. */
export function waysInto(subject: Subject): ReadonlyMap<string, readonly Step[]> {
  const cached = known.get(subject);
  if (cached !== undefined) return cached;
  const first = subject.begin(beginning);
  const ways = new Map<string, readonly Step[]>([[first.state, []]]);
  const seen = new Set([subject.apart(first)]);
  const queue: { entity: Entity; steps: readonly Step[] }[] = [{ entity: first, steps: [] }];
  for (const { entity, steps } of queue) {
    for (const step of waysOn(subject, entity)) {
      const outcome = subject.send(entity, step);
      if (!outcome.ok || seen.has(subject.apart(outcome.entity))) continue;
      seen.add(subject.apart(outcome.entity));
      const way = [...steps, step];
      queue.push({ entity: outcome.entity, steps: way });
      if (!ways.has(outcome.entity.state)) ways.set(outcome.entity.state, way);
    }
  }
  known.set(subject, ways);
  return ways;
}
