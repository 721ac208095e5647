/** Milliseconds for which a request may stay unanswered: a slow line still answers in them, a dead one is told of. */
let patience = 30_000;

/** For whoever wants another: tests of a dead line, and a Storybook in which some requests never end. */
export function setPatience(ms: number): void {
  patience = ms;
}

/** Ends with the caller's signal, or when nobody has answered for too long. */
export function patient(signal?: AbortSignal): AbortSignal | null {
  if (!Number.isFinite(patience)) return signal ?? null;
  const end = AbortSignal.timeout(patience);
  return signal === undefined ? end : AbortSignal.any([signal, end]);
}
