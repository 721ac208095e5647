/** The parser's kinds of parts (`TYPE`) that `fillPlaceholders` says. */
export const kinds = { words: 0, placeholder: 1, number: 2, plural: 6, pound: 7, tag: 8 } as const;

/** A part of a compiled message, as far as this file has to know it. */
interface Part {
  readonly type: number;
  readonly style?: unknown;
  readonly offset?: number;
  readonly pluralType?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
  readonly children?: readonly Part[];
}

const plain: readonly number[] = Object.values(kinds);

/** Whether a message needs the formatter of react-intl: it chooses, formats, or counts in another way than by one form. */
export function needsFormatter(parts: readonly Part[]): boolean {
  return parts.some(
    ({ type, style, offset = 0, pluralType = 'cardinal', options = {}, children = [] }) =>
      !plain.includes(type) ||
      Boolean(style) ||
      offset !== 0 ||
      pluralType !== 'cardinal' ||
      needsFormatter(children) ||
      Object.values(options).some(({ value }) => needsFormatter(value)),
  );
}
