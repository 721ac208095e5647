import type { Text } from '../content/text.ts';

export const escaped = (words: string): string =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Two hundred Vietnamese syllables a minute. */
export const minutesOf = (body: readonly Text[]): number =>
  Math.max(2, Math.round(body.reduce((sum, part) => sum + part.vi.split(' ').length, 0) / 200));
