import { limits } from '@hien/domain';

/** A selection that a guest keeps on this device until they log in; then it is their account's (`take-rooms.ts`). */
export type KeptRooms = {
  /** Slug of the project. */
  readonly project: string;
  readonly unit: number;
  readonly home: string;
  readonly name: string;
  readonly code: string;
};

const place = 'hien-rooms-kept';
const nothing: readonly KeptRooms[] = [];

let read: { text: string | null; kept: readonly KeptRooms[] } = { text: null, kept: nothing };

/** The newest first; the same array as long as nothing changed. */
export function readKeptRooms(): readonly KeptRooms[] {
  const text = stored();
  if (text !== read.text) read = { text, kept: parsed(text) };
  return read.kept;
}

/** Puts it before the others; the oldest goes when there are too many. False on a device that keeps nothing. */
export function keepRooms(rooms: KeptRooms): boolean {
  const others = readKeptRooms().filter(({ code }) => code !== rooms.code);
  write([rooms, ...others].slice(0, limits.savedRooms.maxOnDevice));
  return readKeptRooms().some(({ code }) => code === rooms.code);
}

export function forgetRooms(code: string): void {
  write(readKeptRooms().filter((one) => one.code !== code));
}

/** Calls back when something was kept or taken, here or in another tab. */
export function subscribeRooms(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

const listeners = new Set<() => void>();

function write(kept: readonly KeptRooms[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // A storage that is full or closed keeps nothing.
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** What others wrote there is left away. */
function parsed(text: string | null): readonly KeptRooms[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return nothing;
    return (list as Partial<Record<keyof KeptRooms, unknown>>[])
      .flatMap((one) => {
        const { project, unit, home, name, code } = one ?? {};
        return typeof project === 'string' &&
          /^[a-z0-9-]{1,160}$/.test(project) &&
          typeof unit === 'number' &&
          Number.isSafeInteger(unit) &&
          unit > 0 &&
          typeof home === 'string' &&
          typeof name === 'string' &&
          name.trim() !== '' &&
          name.length <= limits.savedRooms.nameLength &&
          typeof code === 'string' &&
          /^[0-9a-z.~$_-]{1,400}$/.test(code)
          ? [{ project, unit, home, name, code }]
          : [];
      })
      .slice(0, limits.savedRooms.maxOnDevice);
  } catch {
    return nothing;
  }
}
