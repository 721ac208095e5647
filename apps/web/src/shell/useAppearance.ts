import type { Layout } from '@hien/domain/routes';
import type { Language } from '@hien/domain';
import { modeAtom, remember } from '@hien/features/shared';
import { loadKoreanFont } from '@hien/ui/load';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';

/** Keeps `<html>` in step with the page: language, brand and mode. The server writes the same at first. */
export function useAppearance(layout: Layout, language: Language): void {
  const mode = useAtomValue(modeAtom);

  // Before any query runs: requests are made in the page's language.
  useLayoutEffect(() => {
    keep('lang', language);
    keep('data-brand', layout);
    keep('data-mode', mode === 'system' ? null : mode);
  }, [language, layout, mode]);

  useEffect(() => {
    remember('language', language);
    if (language === 'ko') void loadKoreanFont();
  }, [language]);
}

/** Written only where it differs: Chromium styles the whole page anew for the same value as well. */
function keep(attribute: string, value: string | null): void {
  const root = document.documentElement;
  if (root.getAttribute(attribute) === value) return;
  if (value === null) root.removeAttribute(attribute);
  else root.setAttribute(attribute, value);
}
