import type { Language } from '@hien/domain';
import { type ReactNode, use, useMemo } from 'react';
import { type Messages, loadMessages } from './catalogues.ts';
import { TextsContext, textsIn } from './texts.ts';
import { LanguageContext } from './useLanguage.ts';

interface LanguageProviderProps {
  language: Language;
  /** Given by stories; otherwise the shared catalogue is loaded, and the provider waits for it. */
  messages?: Messages;
  children: ReactNode;
}

/** The language of everything below, with the messages that every page shares. Areas add theirs with `AreaMessages`. */
export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  const shown = messages ?? use(loadMessages('shared', language));
  const texts = useMemo(() => textsIn(language, shown), [language, shown]);
  return (
    <LanguageContext value={language}>
      <TextsContext value={texts}>{children}</TextsContext>
    </LanguageContext>
  );
}
