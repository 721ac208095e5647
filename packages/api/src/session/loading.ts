/** The loading flag of sign-in and registration: set before the call, reset on error (section 4). */
let loading = false;
const listeners = new Set<() => void>();

export function isLoading(): boolean {
  return loading;
}

export function setLoading(value: boolean): void {
  if (loading === value) return;
  loading = value;
  for (const listener of listeners) listener();
}

export function subscribeLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Holds the flag while something runs; a failure resets it too. One inside another keeps it until the outer one ends. */
export async function whileLoading<Result>(work: () => Promise<Result>): Promise<Result> {
  const first = !loading;
  setLoading(true);
  try {
    return await work();
  } finally {
    if (first) setLoading(false);
  }
}
