import { encode } from 'uqr';

/** Light cells around the code that cameras need to find it. */
const QUIET = 4;

/** The cells of a text, row by row, with the quiet rim; null when it is more than a code can hold. */
export function encodeQr(
  value: string,
): { data: readonly (readonly boolean[])[]; size: number } | null {
  try {
    // Medium correction: a scratched print or a screen at an angle is still read.
    const { data, size } = encode(value, { ecc: 'M', border: QUIET });
    return { data, size };
  } catch {
    return null;
  }
}
