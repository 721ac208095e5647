import { type Language, defaultLanguage } from '@hien/domain';
import { createContext, use } from 'react';

export const LanguageContext = createContext<Language>(defaultLanguage);

/** The language of the page, which is the language of its URL. */
export function useLanguage(): Language {
  return use(LanguageContext);
}
