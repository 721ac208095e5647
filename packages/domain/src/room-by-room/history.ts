/** As many steps back as people get. */
export const historyLimit = 50;

/** What was, what is, and what was taken back. The newest of both lists is the last. */
export type History<Value> = {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
};

export const historyOf = <Value>(now: Value): History<Value> => ({ past: [], now, future: [] });

/** A step: what was taken back before is gone. */
export const did = <Value>({ past, now }: History<Value>, next: Value): History<Value> => ({
  past: [...past, now].slice(-historyLimit),
  now: next,
  future: [],
});

/** One step back; the same where there is none. */
export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  return before === undefined
    ? history
    : {
        past: history.past.slice(0, -1),
        now: before,
        future: [...history.future, history.now],
      };
}

/** One step forward again; the same where there is none. */
export function redo<Value>(history: History<Value>): History<Value> {
  const after = history.future.at(-1);
  return after === undefined
    ? history
    : {
        past: [...history.past, history.now],
        now: after,
        future: history.future.slice(0, -1),
      };
}
