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
