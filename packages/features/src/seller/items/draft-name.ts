import type { Part } from '../../shared/address/parts.ts';

/** Which of the new items that a shop writes side by side; `new` is one that has no name yet. */
export const draftName: Part<string | undefined> = {
  read: (text) => (text !== null && /^[A-Za-z0-9-]{1,64}$/u.test(text) ? text : undefined),
  write: (value) => value,
};
