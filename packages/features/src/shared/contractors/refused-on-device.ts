import { refusedPlacesAtMost } from '@hien/domain';

/** A company whose bought place a visitor keeps away, with its name: the list of them asks nobody. */
export type RefusedPlace = { readonly id: number; readonly name: string };

const place = 'hien-refused-places';
const none: readonly RefusedPlace[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; places: readonly RefusedPlace[] } = { text: null, places: none };
/** Holds what a storage that is full or closed did not take, until the page is left. */
let unstored: readonly RefusedPlace[] | null = null;

/** What this device keeps away, the latest first; the same array as long as nothing changed. */
export function readRefused(): readonly RefusedPlace[] {
  if (unstored !== null) return unstored;
  let text: string | null = null;
  try {
    text = localStorage.getItem(place);
  } catch {
    return none;
  }
  if (text !== known.text) known = { text, places: parsed(text) };
  return known.places;
}

export function refuseOnDevice(company: RefusedPlace): void {
  write([company, ...readRefused().filter(({ id }) => id !== company.id)]);
}

export function takeBackOnDevice(id: number): void {
  write(readRefused().filter((one) => one.id !== id));
}

export function subscribeRefused(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

function write(all: readonly RefusedPlace[]): void {
  const places = all.slice(0, refusedPlacesAtMost);
  try {
    if (places.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(places));
    unstored = null;
  } catch {
    unstored = places;
  }
  for (const listener of listeners) listener();
}

/** Companies, each once: what others wrote there is none. */
function parsed(text: string | null): readonly RefusedPlace[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return none;
    const sound = (kept as Partial<RefusedPlace>[]).flatMap((one) =>
      Number.isSafeInteger(one?.id) && Number(one.id) > 0 && typeof one.name === 'string'
        ? [{ id: Number(one.id), name: one.name }]
        : [],
    );
    return [...new Map(sound.map((one) => [one.id, one])).values()].slice(0, refusedPlacesAtMost);
  } catch {
    return none;
  }
}
