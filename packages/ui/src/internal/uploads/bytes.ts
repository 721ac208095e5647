/** Four letters of a file's structure, such as `JFIF` or `ftyp`. */
export const letters = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The same bytes with some stretches left out; each stretch is [start, end). */
export function without(
  bytes: Uint8Array<ArrayBuffer>,
  stretches: readonly (readonly [number, number])[],
): Uint8Array<ArrayBuffer> {
  if (stretches.length === 0) return bytes;
  const kept = new Uint8Array(
    bytes.length - stretches.reduce((sum, [start, end]) => sum + end - start, 0),
  );
  let from = 0;
  let to = 0;
  for (const [start, end] of stretches) {
    kept.set(bytes.subarray(from, start), to);
    to += start - from;
    from = end;
  }
  kept.set(bytes.subarray(from), to);
  return kept;
}
