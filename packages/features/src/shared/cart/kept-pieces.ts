import { freshKey } from '../forms/request-key.ts';

/** What a guest wants in the cart: it lies on this device until they log in, then in the cart (`take-kept.ts`). */
export type KeptPiece = { readonly optionId: number; readonly quantity: number };

/** The key makes the taking happen once, in whichever tab. */
export type KeptPieces = { readonly key: string; readonly pieces: readonly KeptPiece[] };

const place = 'hien-kept';
/** As many lines as one request may add. */
const AT_MOST = 50;
const nothing: KeptPieces = { key: '', pieces: [] };

let read: { text: string | null; kept: KeptPieces } = { text: null, kept: nothing };

/** The same object as long as nothing changed. */
export function readKept(): KeptPieces {
  const text = stored();
  if (text !== read.text) read = { text, kept: parsed(text) };
  return read.kept;
}

/** Puts them beside what is kept; of the same option there are more then. Returns how many things are kept. */
export function keepPieces(added: readonly KeptPiece[]): number {
  const quantities = new Map(
    readKept().pieces.map(({ optionId, quantity }) => [optionId, quantity]),
  );
  for (const { optionId, quantity } of added)
    quantities.set(optionId, Math.min(9999, (quantities.get(optionId) ?? 0) + quantity));
  const pieces = [...quantities].map(([optionId, quantity]) => ({ optionId, quantity }));
  write({ key: freshKey(), pieces: pieces.slice(-AT_MOST) });
  return readKept().pieces.length;
}

export function forgetKept(): void {
  write(nothing);
}

/** Calls back when something was kept or taken, here or in another tab. */
export function subscribeKept(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

const listeners = new Set<() => void>();

function write(kept: KeptPieces): void {
  try {
    if (kept.pieces.length === 0) localStorage.removeItem(place);
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

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

function parsed(text: string | null): KeptPieces {
  try {
    const { key, pieces } = JSON.parse(text ?? 'null') as { key: unknown; pieces: unknown };
    if (typeof key !== 'string' || !/^\w{8,64}$/.test(key) || !Array.isArray(pieces))
      return nothing;
    const sound = (pieces as Partial<KeptPiece>[]).filter(
      (one): one is KeptPiece => isCount(one?.optionId) && isCount(one?.quantity),
    );
    return { key, pieces: sound.slice(0, AT_MOST) };
  } catch {
    return nothing;
  }
}
