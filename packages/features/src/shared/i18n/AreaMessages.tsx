import { type ReactNode, use, useMemo } from 'react';
import type { Area } from '@hien/domain/routes';
import { loadMessages } from './catalogues.ts';
import { TextsContext, textsIn } from './texts.ts';
import { useLanguage } from './useLanguage.ts';

/** Adds an area's messages to those already there; waits until they are loaded. */
export function AreaMessages({ area, children }: { area: Area; children: ReactNode }) {
  const language = useLanguage();
  const { messages } = use(TextsContext);
  const own = use(loadMessages(area, language));
  const texts = useMemo(
    () => textsIn(language, { ...messages, ...own }),
    [language, messages, own],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}
