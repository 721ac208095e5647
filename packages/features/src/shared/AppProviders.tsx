import type { Language } from '@hien/domain';
import { ToastProvider, UiProvider } from '@hien/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider, createStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { type Mode, modeAtom } from './appearance/appearance.ts';
import { OriginContext } from './head/PageHead.tsx';
import type { Messages } from './i18n/catalogues.ts';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { useText } from './i18n/useText.ts';
import { RouterLink } from './routing/RouterLink.tsx';

interface StateProvidersProps {
  queryClient: QueryClient;
  /** What the visitor chose before. */
  mode: Mode;
  /** `https://hien.vn`, for canonical addresses. */
  origin: string;
  children: ReactNode;
}

/** What outlives every page: answers and client state. */
export function StateProviders({ queryClient, mode, origin, children }: StateProvidersProps) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(modeAtom, mode);
    return fresh;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <StoreProvider store={store}>
        <OriginContext value={origin}>
          <UiProvider linkComponent={RouterLink}>{children}</UiProvider>
        </OriginContext>
      </StoreProvider>
    </QueryClientProvider>
  );
}

interface PageProvidersProps {
  language: Language;
  messages?: Messages;
  children: ReactNode;
}

/** What changes with the page's language. */
export function PageProviders({ language, messages, children }: PageProvidersProps) {
  return (
    <LanguageProvider language={language} messages={messages}>
      <Notices>{children}</Notices>
    </LanguageProvider>
  );
}

function Notices({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <ToastProvider label={text('shell.notices')} closeLabel={text('shell.close')}>
      {children}
    </ToastProvider>
  );
}
