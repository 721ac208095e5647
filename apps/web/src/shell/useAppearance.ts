import type { Language } from '@hien/domain';
import { type Layout, modeAtom, remember } from '@hien/features/shared';
import { loadKoreanFont } from '@hien/ui/load';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';

/** Keeps `<html>` in step with the page: language, brand and mode. The server writes the same at first. */
export function useAppearance(layout: Layout, language: Language): void {
  const mode = useAtomValue(modeAtom);

  // Before any query runs: requests are made in the page's language.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.brand = layout;
    if (mode === 'system') delete root.dataset.mode;
    else root.dataset.mode = mode;
  }, [language, layout, mode]);

  useEffect(() => {
    remember('language', language);
    if (language === 'ko') void loadKoreanFont();
  }, [language]);
}
