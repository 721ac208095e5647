/** Interface languages. Vietnamese is the source and the default (spec, platform 9). */
export const languages = ['vi', 'en', 'ko'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'vi';

/** A text that exists in every language: labels, statuses, errors. */
export type Text = Readonly<Record<Language, string>>;

/** A text written by people: Vietnamese is there, the others may be missing. */
export type WrittenText = {
  readonly vi: string;
  readonly en: string | null;
  readonly ko: string | null;
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Any value (a URL segment, a header's primary tag, a stored setting) → a language; unknown → vi (D45). */
export function parseLanguage(value: string | null | undefined): Language {
  const tag = value?.trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(tag) ? tag : defaultLanguage;
}

/** `Accept-Language: ko-KR,ko;q=0.9,en;q=0.8` → the first language we speak by weight, else vi. */
export function parseAcceptLanguage(header: string | null | undefined): Language {
  const wishes = (header ?? '').split(',').map((part, order) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters
      .map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1])
      .find((q) => q !== undefined);
    return {
      tag: tag.toLowerCase().split('-')[0],
      weight: weight === undefined ? 1 : Number(weight),
      order,
    };
  });
  const spoken = wishes
    .filter((wish) => isLanguage(wish.tag) && wish.weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.order - b.order);
  return parseLanguage(spoken[0]?.tag);
}

/**
 * The text to show and the language it is really in. A missing translation falls back to Vietnamese,
 * and `translated: false` lets the screen say so instead of leaving a gap.
 */
export function pickText(
  text: WrittenText,
  language: Language,
): { text: string; language: Language; translated: boolean } {
  const wanted = text[language];
  if (wanted !== null && wanted.trim() !== '') return { text: wanted, language, translated: true };
  return { text: text.vi, language: 'vi', translated: language === 'vi' };
}
