/** Numbers that look random and are the same in every run: mulberry32. */
export interface Random {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  /** Whether something of this probability happens. */
  chance(probability: number): boolean;
  pick<T>(among: readonly T[]): T;
  shuffle<T>(among: readonly T[]): T[];
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const random: Random = {
    between: (from, to) => from + (to - from) * next(),
    whole: (from, to) => Math.floor(from + (to - from + 1) * next()),
    chance: (probability) => next() < probability,
    pick: (among) => {
      const picked = among[Math.floor(next() * among.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    shuffle: (among) => {
      const left = [...among];
      for (let at = left.length - 1; at > 0; at -= 1) {
        const other = Math.floor(next() * (at + 1));
        const kept = left[at];
        const moved = left[other];
        if (kept === undefined || moved === undefined) continue;
        left[at] = moved;
        left[other] = kept;
      }
      return left;
    },
  };
  return random;
}

/** One seed out of several numbers and words. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const letter of parts.join('/'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}
