const storageKey = 'hien-scroll';

/** How far each entry of the history was scrolled, in pixels, by its key or address. Lives as long as the tab. */
function places(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** What an entry of the history is kept under: the router gives all that were opened by address the same key. */
export function entryOf(key: string | undefined, address: string): string {
  return key === undefined || key === 'default' ? address : key;
}

export function placeOf(entry: string): number | undefined {
  return places()[entry];
}

export function keepPlace(entry: string, top: number): void {
  try {
    const newest = Object.entries({ ...places(), [entry]: Math.round(top) }).slice(-50);
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage is full or forbidden: going back then starts at the top.
  }
}

/** Runs inline in the head: a page is also left before its code is there, by links that the browser answers itself. */
export function keepPlaceOnLeaving(): void {
  addEventListener('pagehide', () => {
    const { key } = (history.state ?? {}) as { key?: string };
    keepPlace(entryOf(key, location.pathname + location.search), scrollY);
  });
}
