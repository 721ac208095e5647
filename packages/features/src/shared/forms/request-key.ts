/** Sixteen random bytes as letters. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A key for one thing to send, kept for the tab: the same words sent again (a retry after a lost answer, a
 * reload in between) carry the same key and happen once; other words are another thing.
 */
export function requestKey(name: string, payload: unknown): string {
  const words = JSON.stringify(payload);
  const place = `hien-sending:${name}`;
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as {
      words: string;
      key: string;
    } | null;
    if (kept?.words === words) return kept.key;
    const key = freshKey();
    sessionStorage.setItem(place, JSON.stringify({ words, key }));
    return key;
  } catch {
    return freshKey();
  }
}

/** It has arrived: the same words later are another thing. */
export function forgetRequest(name: string): void {
  try {
    sessionStorage.removeItem(`hien-sending:${name}`);
  } catch {
    // A storage that is closed keeps nothing either.
  }
}
