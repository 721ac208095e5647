/** A word without accents that things are found by, and in how many of them it stands. */
export type KnownWord = { readonly word: string; readonly count: number };

/** What a vocabulary knows; ordered once, asked for every word of a query. */
export class Vocabulary {
  readonly #sorted: readonly string[];
  readonly #counts: ReadonlyMap<string, number>;

  constructor(known: readonly KnownWord[]) {
    this.#counts = new Map(known.map(({ word, count }) => [word, count]));
    this.#sorted = [...this.#counts.keys()].toSorted();
  }

  /** Whether a known word begins like this: then it was no slip, or is not finished yet. */
  begins(word: string): boolean {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return this.#sorted[low]?.startsWith(word) ?? false;
  }

  /**
   * What was meant by a word (folded) that nothing begins with: the keys of a Vietnamese keyboard that was off, two words
   * without the space, or the nearest known word. Null when nothing is near.
   */
  meant(word: string): string | null {
    if (!/^[a-z]{3,40}$/.test(word)) return null;
    const typed = withoutTelex(word);
    if (typed !== word && this.#counts.has(typed)) return typed;
    return this.#nearest(word) ?? this.#parted(word);
  }

  #nearest(word: string): string | null {
    const most = word.length < 8 ? 1 : 2;
    let best: { word: string; distance: number; count: number } | null = null;
    for (const [known, count] of this.#counts) {
      if (Math.abs(known.length - word.length) > most || !/^[a-z]+$/.test(known)) continue;
      const distance = slips(word, known);
      // In three letters one that is changed is another word; two that changed places are a slip.
      if (distance > most || (word.length < 4 && !sameLetters(word, known))) continue;
      const nearer =
        best === null ||
        distance < best.distance ||
        (distance === best.distance && rank(known, count) > rank(best.word, best.count));
      if (nearer) best = { word: known, distance, count };
    }
    return best?.word ?? null;

    function rank(known: string, count: number): number {
      return count + (known[0] === word[0] ? 1_000_000 : 0);
    }
  }

  #parted(word: string): string | null {
    let best: { words: string; count: number } | null = null;
    for (let at = 2; at <= word.length - 2; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      const count = Math.min(this.#counts.get(first) ?? 0, this.#counts.get(second) ?? 0);
      if (count > (best?.count ?? 0)) best = { words: `${first} ${second}`, count };
    }
    return best?.words ?? null;
  }
}

/** `giuwowngf` → `giuong`: the tone at the end of a syllable, doubled vowels and d, and w after a, o, u. */
const withoutTelex = (word: string): string =>
  word
    .replace(/([aeod])\1/g, '$1')
    .replace(/([aou])w/g, '$1')
    .replace(/(?<=[a-z]{2})[sfrxj]$/, '');

const sameLetters = (one: string, other: string): boolean =>
  [...one].toSorted().join('') === [...other].toSorted().join('');

/** How many slips of the finger lie between two words: a letter more, less, another, or two that changed places. */
export function slips(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + changed,
      );
      if (row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[other.length] ?? one.length;
}
