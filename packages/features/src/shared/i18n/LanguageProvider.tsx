import type { Language } from '@hien/domain';
import { type ReactNode, use } from 'react';
import { IntlProvider } from 'react-intl';
import { type Messages, loadMessages } from './catalogues.ts';
import { LanguageContext } from './useLanguage.ts';

interface LanguageProviderProps {
  language: Language;
  /** Given by stories; otherwise the shared catalogue is loaded, and the provider waits for it. */
  messages?: Messages;
  children: ReactNode;
}

/** The language of everything below, with the messages that every page shares. Areas add theirs with `AreaMessages`. */
export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <IntlProvider
        locale={language}
        defaultLocale="vi"
        timeZone="Asia/Ho_Chi_Minh"
        messages={messages ?? use(loadMessages('shared', language))}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
