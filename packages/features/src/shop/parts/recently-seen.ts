const place = 'hien-seen';

/** How many a device remembers. */
export const SEEN_AT_MOST = 20;

/** Products looked at on this device, the latest first. Nobody else learns of them. */
export function readSeen(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((id): id is number => Number.isSafeInteger(id) && (id as number) > 0)
      .slice(0, SEEN_AT_MOST);
  } catch {
    return [];
  }
}

/** The latest goes to the front; a storage that is full or closed keeps nothing. */
export function rememberSeen(id: number): void {
  keep([id, ...readSeen().filter((other) => other !== id)].slice(0, SEEN_AT_MOST));
}

export function forgetSeen(): void {
  keep([]);
}

function keep(ids: readonly number[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(ids));
  } catch {
    // Then the next page shows nothing; that is all.
  }
}
