/**
 * A promise that React's `use()` reads without suspending once it is settled: it carries React's own
 * `status` and `value`, so a page that was loaded before hydration is there at the first render.
 */
type Settled<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** Loads each key once; a failed load is forgotten, so that a retry tries again. */
export function cached<Key extends string, T>(
  load: (key: Key) => Promise<T>,
): (key: Key) => Promise<T> {
  const known = new Map<Key, Promise<T>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const promise: Settled<T> = load(key);
    known.set(key, promise);
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => known.delete(key),
    );
    return promise;
  };
}
