/** Interface languages, the default first (platform.txt §9). */
export const languages = ['vi', 'en', 'ko'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'vi';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
