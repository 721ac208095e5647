import type { Messages } from './catalogues.ts';

export type Message = Messages[keyof Messages];

export type Values = Record<string, string | number | boolean | Date | null | undefined>;

/** The parser's kinds of parts (`TYPE`) that read alike in every language. */
export const kinds = { words: 0, place: 1, tag: 8 } as const;

/**
 * A message of words and plain places (`{count} món`), filled: nothing about the language has to be known for it.
 * @returns nothing when a part counts, chooses or formats, or a value is no text or number.
 */
export function fillPlaces(message: Message | undefined, values: Values = {}): string | undefined {
  // What has no places is compiled to plain words (tools/vite/messages.ts).
  if (message === undefined || typeof message === 'string') return message;
  let filled = '';
  for (const part of message) {
    if (part.type !== kinds.words && part.type !== kinds.place) return undefined;
    const value = part.type === kinds.words ? part.value : values[part.value];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    filled += value;
  }
  return filled;
}
