import type { Language } from '@hien/domain';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, use } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageProviders, StateProviders } from './AppProviders.tsx';
import { loadAllMessages } from './i18n/catalogues.ts';

interface StoryProvidersProps {
  /** Address that the screen sees: `/vi/shop-detail/12?tab=reviews`. */
  url: string;
  language: Language;
  mode: 'light' | 'dark';
  /** A fresh one per story, without retries. */
  queryClient: QueryClient;
  children: ReactNode;
}

/** The app around a screen, for stories: router, language with every area's messages, answers, client state. */
export function StoryProviders({
  url,
  language,
  mode,
  queryClient,
  children,
}: StoryProvidersProps) {
  return (
    <MemoryRouter key={url} initialEntries={[url]}>
      <StateProviders queryClient={queryClient} mode={mode} origin="https://hien.example">
        <Suspense>
          <StoryPage language={language}>{children}</StoryPage>
        </Suspense>
      </StateProviders>
    </MemoryRouter>
  );
}

function StoryPage({ language, children }: Pick<StoryProvidersProps, 'language' | 'children'>) {
  return (
    <PageProviders language={language} messages={use(loadAllMessages(language))}>
      {children}
    </PageProviders>
  );
}
