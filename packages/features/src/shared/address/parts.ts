import { searchWords, startOfDate } from '@hien/domain';

/** One part of an address: how it is read, and how it is written. What is not understood counts as not said. */
export interface Part<Value> {
  /** Its name in the address, where that is not the value's. */
  readonly as?: string;
  readonly read: (text: string | null) => Value;
  readonly write: (value: Value) => string | number | undefined;
}

/** What an id of the contract can be. */
export const maxId = 2_147_483_647;
/** The contract's last page. */
const maxPage = 100_000;

/** A whole number without sign and leading zeros; undefined for anything else. */
function readWhole(text: string | null | undefined, from: number, to: number): number | undefined {
  if (text == null || !/^(0|[1-9]\d{0,14})$/.test(text)) return undefined;
  const number = Number(text);
  return number >= from && number <= to ? number : undefined;
}

/** The id in an address; undefined when it cannot be one, and nobody needs to be asked. */
export const readId = (text: string | null | undefined): number | undefined =>
  readWhole(text, 1, maxId);

/** The page in a path (`essay/page-2`); undefined when it cannot be one. */
export const readPage = (text: string | null | undefined): number | undefined =>
  readWhole(text, 1, maxPage);

export function whole<Or = undefined>(from: number, to: number, or?: Or): Part<number | Or> {
  return {
    read: (text) => readWhole(text, from, to) ?? (or as Or),
    write: (value) => (typeof value === 'number' ? value : undefined),
  };
}

/** From 1. A change of anything else of the address goes back to it. */
export const page: Part<number> = whole(1, maxPage, 1);

export const id: Part<number | undefined> = whole(1, maxId);

/** `8,3`: each once, in the order of the address. */
export const ids = (most: number): Part<readonly number[]> => ({
  read: (text) => {
    const found = new Set((text ?? '').split(',').map(readId));
    found.delete(undefined);
    return [...(found as Set<number>)].slice(0, most);
  },
  write: (value) => value.join(','),
});

/** Words of a search, as the server takes them. */
export const words: Part<string> = { read: searchWords, write: (value) => value };

/** A text that means something; anything else counts as not said. */
const known = (isKnown: (text: string) => boolean): Part<string | undefined> => ({
  read: (text) => (text !== null && isKnown(text) ? text : undefined),
  write: (value) => value,
});

/** `2026-03-06`, a day that there is. */
export const day = known((text) => startOfDate(text) !== null);

/** `2026-03`. */
export const month = known((text) => startOfDate(`${text}-01`) !== null);

export const flag: Part<boolean> = {
  read: (text) => text === '1',
  write: (value) => Number(value),
};

/** One of some words; `or` where none of them is said. */
export function oneOf<Word extends string>(words: readonly Word[]): Part<Word | undefined>;
export function oneOf<Word extends string, Or extends Word | null>(
  words: readonly Word[],
  or: Or,
): Part<Word | Extract<Or, null>>;
export function oneOf(
  words: readonly string[],
  or?: string | null,
): Part<string | null | undefined> {
  return {
    read: (text) => words.find((word) => word === text) ?? or,
    write: (value) => value ?? undefined,
  };
}

/** A part that the address calls otherwise: `{ brands: as('brand', ids(50)) }`. */
export const as = <Value>(name: string, part: Part<Value>): Part<Value> => ({ ...part, as: name });
