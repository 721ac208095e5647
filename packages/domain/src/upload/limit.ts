import { limits } from '../constants.ts';

/** Whatever larger maximum is configured, the input is disabled at ten (D61). */
export function uploadLimit(maximum: number = limits.uploader.defaultMax): number {
  return Math.min(maximum, limits.uploader.hardMax);
}

/** What of a new selection still fits; the rest is ignored with a notice "kept 10 of 14". */
export function keepWithin<File>(
  selected: readonly File[],
  already: number,
  maximum?: number,
): { readonly kept: readonly File[]; readonly ignored: number } {
  const kept = selected.slice(0, Math.max(0, uploadLimit(maximum) - already));
  return { kept, ignored: selected.length - kept.length };
}
