import { actors, parseInstant, toIso, type Actor } from '@hien/domain';
import { actorIn, play, standingIn, type Exploration } from './exploration.ts';
import type { Step, Subject } from './subject.ts';
import { beginning, waysInto } from './walk.ts';

const isActor = (value: string | null): value is Actor => actors.some((actor) => actor === value);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `event*actor*milliseconds since the beginning`, and the payload where it is not the sample. */
function writeStep(subject: Subject, before: readonly Step[], step: Step): string {
  const entity = play(subject, before)?.entity;
  const sample = entity && subject.samples(entity, step.event, step.at)[0];
  const time = (step.at - beginning).toString(36);
  const payload = same(sample, step.payload)
    ? []
    : [
        encodeURIComponent(JSON.stringify(step.payload))
          .replaceAll('*', '%2A')
          .replaceAll('~', '%7E'),
      ];
  return [step.event, step.by, time, ...payload].join('*');
}

function readPayload(text: string): object | null {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function readSteps(subject: Subject, text: string): readonly Step[] | null {
  const steps: Step[] = [];
  for (const part of text.split('~')) {
    const [event = '', by = '', time = '', written] = part.split('*');
    const at = beginning + Number.parseInt(time, 36);
    const entity = play(subject, steps)?.entity;
    if (entity === undefined || !isActor(by) || Number.isNaN(at)) return null;
    const sample = subject.samples(entity, event, at)[0];
    const payload = written === undefined ? sample : readPayload(written);
    if (payload === undefined || payload === null) return null;
    steps.push({ event, by, at, payload });
  }
  return steps;
}

/**
 * The part of an address after `#`. A state reached on its shortest way is named; any other way is
 * written out step by step.
 */
export function writeLink(subject: Subject, exploration: Exploration): string {
  const { steps, clock, by, beside } = exploration;
  const state = play(subject, steps)?.entity.state ?? '';
  const link = new URLSearchParams({ machine: subject.name });
  if (same(waysInto(subject).get(state), steps)) link.set('state', state);
  else {
    link.set(
      'steps',
      steps.map((step, at) => writeStep(subject, steps.slice(0, at), step)).join('~'),
    );
  }
  link.set('by', by);
  link.set('at', toIso(clock));
  if (beside !== null) link.set('beside', beside);
  return link.toString();
}

/** Reads a link; null when it names no machine we have. Steps that the table refuses lead back to the beginning. */
export function readLink(subjects: readonly Subject[], hash: string): Exploration | null {
  const link = new URLSearchParams(hash.replace(/^#/, ''));
  const subject = subjects.find(({ name }) => name === link.get('machine'));
  if (subject === undefined) return null;
  const written = link.get('steps');
  const steps =
    written === null || written === '' ? null : safely(() => readSteps(subject, written));
  const played = steps && safely(() => play(subject, steps));
  const found = played && steps ? steps : standingIn(subject, link.get('state') ?? undefined).steps;
  const state = play(subject, found)?.entity.state ?? '';
  const by = link.get('by');
  const last = found.at(-1)?.at ?? beginning;
  return {
    machine: subject.name,
    steps: found,
    clock: Math.max(parseInstant(link.get('at') ?? '') ?? last, last),
    by: isActor(by) && subject.roles.includes(by) ? by : actorIn(subject, state),
    beside: link.get('beside'),
  };
}

function safely<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Takes the link out of the address again. */
export function clearLink(): void {
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + window.location.search,
  );
}
