/**
 * Variety without randomness: a number between 0 and 1 that depends on the given words alone, so that two
 * seeds of two machines are equal.
 */
export function chance(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('\u0001')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // Murmur's finalizer: words that differ in one letter end far apart.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** A whole number from `from` to `to`, both included. */
export const between = (from: number, to: number, ...words: readonly (string | number)[]): number =>
  from + Math.floor(chance(...words) * (to - from + 1));

/** One of a list that is not empty. */
export function pick<Item>(list: readonly Item[], ...words: readonly (string | number)[]): Item {
  const item = list[Math.floor(chance(...words) * list.length)];
  if (item === undefined) throw new Error(`nothing to pick from for ${words.join(' ')}`);
  return item;
}

/** The list in an order of its own per words. */
export function shuffled<Item>(
  list: readonly Item[],
  ...words: readonly (string | number)[]
): Item[] {
  return list
    .map((item, index) => ({ item, at: chance(...words, index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
