/**
 * How a picture looks in 64 bits, so that a copy of it is found: smaller, harder compressed, slightly cropped, the print
 * stays nearly the same (docs/adr/0122).
 */
export const printSide = 32;

/** ours: prints that differ in more bits are of different pictures. */
export const mostPrintDistance = 10;

const kept = 8;

const cosines = Array.from({ length: kept }, (_, frequency) =>
  Array.from({ length: printSide }, (__, at) =>
    Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * printSide)),
  ),
);

/**
 * @param greys The picture in `printSide` × `printSide` greys, row by row.
 * @returns 16 hex digits: which of the coarsest waves of light and dark are stronger than the middle one.
 */
export function printOf(greys: Uint8Array): string {
  const waves = cosines.flatMap((down) =>
    cosines.map((across) => {
      let sum = 0;
      for (let y = 0; y < printSide; y += 1)
        for (let x = 0; x < printSide; x += 1)
          sum += (greys[y * printSide + x] ?? 0) * (down[y] ?? 0) * (across[x] ?? 0);
      return sum;
    }),
  );
  // The first is the mean brightness: it says nothing of what is to be seen.
  const [, ...telling] = waves;
  const middle = telling.toSorted((a, b) => a - b)[Math.floor(telling.length / 2)] ?? 0;
  const bits = waves.map((wave, at) => (at > 0 && wave > middle ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

/** In how many of the 64 bits two prints differ. */
export function printDistance(one: string, other: string): number {
  let rest = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; rest > 0n; rest >>= 1n) count += Number(rest & 1n);
  return count;
}
