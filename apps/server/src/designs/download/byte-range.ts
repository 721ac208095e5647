/** Bytes `from` to `until` (exclusive) of a file. */
export type ByteRange = { readonly from: number; readonly until: number };

/**
 * The one range a request asks for (RFC 9110, 14.2). Null: the whole file, because none was asked for, several were, or
 * what was asked for is no range; several would cost a reader nothing and us a format of their own.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    return length === 0 ? 'unsatisfiable' : { from: Math.max(0, size - length), until: size };
  }
  const from = Number(first);
  const until = last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, until };
}
