import type { TextRange } from '@hien/api';

/** A text with its matches marked: 0–3 of “Đèn trần” → “Đèn” matched, “ trần” not. */
export function matchParts(
  text: string,
  ranges: readonly TextRange[],
): { text: string; match: boolean }[] {
  const parts: { text: string; match: boolean }[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start > at) parts.push({ text: text.slice(at, start), match: false });
    parts.push({ text: text.slice(start, end), match: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), match: false });
  return parts;
}
