import { freshKey } from '../forms/request-key.ts';

const place = 'hien-reporting';

/** A word made up here, so that a guest's report counts once; it says nothing about anybody. */
export function reportingDevice(): string {
  const made = freshKey();
  try {
    const kept = localStorage.getItem(place);
    if (kept !== null && /^[A-Za-z0-9]{8,64}$/.test(kept)) return kept;
    localStorage.setItem(place, made);
  } catch {
    // A storage that is full or closed keeps nothing.
  }
  return made;
}
