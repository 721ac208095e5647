import { formatInteger, type Language } from '@hien/domain';
import type { Messages } from './catalogues.ts';
import { kinds } from './message-parts.ts';

export type Message = Messages[keyof Messages];

type Parts = Exclude<Message, string>;

export type Values = Record<string, string | number | boolean | Date | null | undefined>;

/**
 * A message of words, plain placeholders (`{name}`), whole numbers and what they count (`{count, plural, other {# món}}`), filled.
 * @returns nothing where a part chooses or formats in another way, or a value is not of its kind: that is the formatter's.
 */
export function fillPlaceholders(
  message: Message | undefined,
  language: Language,
  values: Values = {},
): string | undefined {
  // What has no placeholders is compiled to plain words (tools/vite/messages.ts).
  if (message === undefined || typeof message === 'string') return message;
  return fillParts(message, language, values);
}

function fillParts(
  parts: Parts,
  language: Language,
  values: Values,
  counted?: number,
): string | undefined {
  let filled = '';
  for (const part of parts) {
    const said = fillPart(part, language, values, counted);
    if (said === undefined) return undefined;
    filled += said;
  }
  return filled;
}

function fillPart(
  part: Parts[number],
  language: Language,
  values: Values,
  counted?: number,
): string | undefined {
  if (part.type === kinds.words) return part.value;
  if (part.type === kinds.pound)
    return counted === undefined ? undefined : formatInteger(counted, language);
  if (part.type !== kinds.placeholder && part.type !== kinds.number && part.type !== kinds.plural)
    return undefined;
  const value = values[part.value];
  if (part.type === kinds.placeholder)
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
  if (!isWhole(value)) return undefined;
  if (part.type === kinds.number) return part.style ? undefined : formatInteger(value, language);
  if (part.offset !== 0 || part.pluralType !== 'cardinal') return undefined;
  const chosen =
    part.options[`=${value}`] ?? part.options[form(value, language)] ?? part.options.other;
  return chosen && fillParts(chosen.value, language, values, value);
}

const isWhole = (value: Values[string]): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value);

/** Our languages have one form for every count, but for a single thing in English. */
const form = (count: number, language: Language): 'one' | 'other' =>
  language === 'en' && Math.abs(count) === 1 ? 'one' : 'other';
