/** What many events ask of their payload. */

/** Somebody who refuses, stops or takes away says why. */
export const said = {
  reason: 'REASON_REQUIRED',
  met: ({ reason }: { readonly reason: string }) => reason.trim() !== '',
} as const;

/** What is sent again differs from what was refused or is shown. */
export const changed = {
  reason: 'UNCHANGED',
  met: (payload: { readonly changed: boolean }) => payload.changed,
} as const;
