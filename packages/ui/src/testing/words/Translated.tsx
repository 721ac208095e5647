import { useLayoutEffect, type ReactNode } from 'react';
import { translatePage } from './translate-page.ts';

/** A story in the language of the toolbar. Give it the language as `key`: what was translated is not translated back. */
export function Translated({ language, children }: { language: string; children: ReactNode }) {
  useLayoutEffect(
    () => (language === 'en' || language === 'ko' ? translatePage(language) : undefined),
    [language],
  );
  return children;
}
