import type { OperationId } from './call.ts';

/** One call that a mock answered. */
export interface Served {
  readonly id: OperationId;
  /** The body of a success; undefined where the call failed. */
  readonly body: unknown;
  /** What the operation answers to the same call unless a story says otherwise; undefined where it would fail. */
  readonly usual: () => Promise<unknown>;
}

let served: Served[] = [];
let mistakes: Error[] = [];
let held = 0;

/** What was answered since the last `forgetServed`: what a story is judged by. */
export const servedCalls = (): readonly Served[] => served;

/** Calls that are kept without an answer, as `pending` and `unanswered` keep them. */
export const heldCalls = (): number => held;

/** Errors in a mock itself: an answer that throws, a transform that changes nothing. */
export const mockMistakes = (): readonly Error[] => mistakes;

/** Before each story. */
export function forgetServed(): void {
  served = [];
  mistakes = [];
  held = 0;
}

export function noteServed(call: Served): void {
  served.push(call);
}

export function noteMistake(mistake: unknown): void {
  mistakes.push(mistake instanceof Error ? mistake : new Error(String(mistake)));
}

/** An answer that never comes, for a mock that holds some of its calls: the story that waits for it is at rest. */
export function unanswered(): Promise<never> {
  held += 1;
  return new Promise(() => {});
}
