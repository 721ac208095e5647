/** A positive whole number of an address, or nothing. */
export function readId(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,9}$/.test(value) && Number(value) <= 2_147_483_647
    ? Number(value)
    : undefined;
}

export const readPage = (value: string | null): number => Math.min(readId(value) ?? 1, 100_000);

/** One of some words, or nothing. */
export function readWord<const Word extends string>(
  value: string | null,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === value);
}
