import type { Text } from '../content/text.ts';

export const escaped = (words: string): string =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Two hundred Vietnamese syllables a minute. */
export const minutesOf = (body: readonly Text[] | Text): number => {
  const parts = 'vi' in body ? [body] : body;
  const words = parts.reduce((sum, part) => sum + part.vi.split(/\s+/).length, 0);
  return Math.max(2, Math.round(words / 200));
};
