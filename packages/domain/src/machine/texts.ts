import { formatDate } from '../calendar/format-date.ts';
import type { Language, Text } from '../language/language.ts';
import type { EventOf } from './machine.ts';
import type { Next } from './next.ts';

/** What people read of a state: its name, and what happens next there. */
export type StateText = { readonly label: Text; readonly next: Text };

/** A machine's words. `deadlines` says, for each of its timers, what happens when nobody acts. */
export type MachineTexts<State extends string, Deadline extends string = never> = {
  readonly states: Readonly<Record<State, StateText>>;
  readonly deadlines: Readonly<Record<Deadline, Text>>;
};

/** A machine's events in words, for whoever learns or explains it; one left out does not compile. */
export type EventLabels<P extends object> = Readonly<Record<EventOf<P>, Text>>;

/** "What happens next" in words; `until` already in Vietnam's time. */
export type NextInWords = {
  readonly what: string;
  readonly until: string | null;
  readonly otherwise: string | null;
};

export function sayNext<State extends string, Deadline extends string>(
  texts: MachineTexts<State, Deadline>,
  state: State,
  next: Pick<Next<object>, 'until' | 'deadline'>,
  language: Language,
): NextInWords {
  const deadlines: Readonly<Record<string, Text>> = texts.deadlines;
  return {
    what: texts.states[state].next[language],
    until: next.until === null ? null : formatDate(next.until, 'deadline', language),
    otherwise: next.deadline === null ? null : (deadlines[next.deadline]?.[language] ?? null),
  };
}
