import type { Text } from '../content/text.ts';

export const escaped = (words: string): string =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Two hundred Vietnamese syllables a minute. */
export const minutesOf = ({ vi }: Text): number =>
  Math.max(2, Math.round(vi.split(/\s+/).length / 200));
