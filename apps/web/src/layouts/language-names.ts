import type { Language } from '@hien/domain';

/** Each language in its own words: whoever looks for it may not read the others. */
export const languageNames: Readonly<Record<Language, string>> = {
  vi: 'Tiếng Việt',
  en: 'English',
  ko: '한국어',
};
