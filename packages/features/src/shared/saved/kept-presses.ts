/** A heart that a guest pressed: it is sent once they are signed in, by the same heart on the page they come back to. */
const place = 'hien-hearts';
/** As many as are worth keeping: a guest signs in after the first. */
const AT_MOST = 20;

/** Names one heart: `like:share:12`, `save:product:3`. */
export type HeartName = `${'like' | 'save'}:${string}:${number}`;

export function keepPress(name: HeartName): void {
  write([...read().filter((other) => other !== name), name].slice(-AT_MOST));
}

/** Whether it was pressed by a guest on this device; asked once, it is forgotten. */
export function takePress(name: HeartName): boolean {
  const kept = read();
  if (!kept.includes(name)) return false;
  write(kept.filter((other) => other !== name));
  return true;
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function write(names: readonly string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(names));
  } catch {
    // A storage that is full or closed keeps nothing.
  }
}
