import type { Decorator } from '@storybook/react-vite';
import { MockHandler, mock } from '@hien/api/testing';
import { StoryProviders } from '@hien/features/shared';
import type { Language } from '@hien/domain';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { SetupWorker } from 'msw/browser';

interface AppProps {
  path: string;
  language: Language;
  mode: 'light' | 'dark';
  /** Keeps the next answers back; undefined where the story does not ask again. */
  hold: (() => void) | undefined;
  children: ReactNode;
}

function App({ path, language, mode, hold, children }: AppProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const [held] = useState(() => hold);
  useEffect(() => held && askAgainOnceShown(queryClient, held), [queryClient, held]);
  return (
    <StoryProviders
      url={`/${language}/${path}`}
      language={language}
      mode={mode}
      queryClient={queryClient}
    >
      {children}
    </StoryProviders>
  );
}

/** When every first answer is there, holds the next ones and asks for them, as a connection that came back does. */
function askAgainOnceShown(queryClient: QueryClient, hold: () => void): () => void {
  const stop = queryClient.getQueryCache().subscribe(() => {
    const queries = queryClient.getQueryCache().findAll({ type: 'active' });
    if (queries.length === 0 || queryClient.isFetching() > 0) return;
    stop();
    hold();
    // After the answer has been drawn: what is shown is what is asked for again.
    setTimeout(() => void queryClient.invalidateQueries(), 50);
  });
  return stop;
}

function holderOf(parameters: Record<string, unknown>, msw: SetupWorker | undefined) {
  const { handlers = {} } = (parameters.msw ?? {}) as { handlers?: Record<string, unknown> };
  const refetching = Object.values(handlers).filter(
    (one): one is MockHandler => one instanceof MockHandler && one.refetches,
  );
  return refetching.length === 0
    ? undefined
    : () => msw?.use(...refetching.map(({ id }) => mock(id).pending()));
}

/**
 * The app around a screen: router, language, answers. `parameters.path` is the screen's
 * address without the language (`shop?sort=newest`). A ui component needs none of it.
 */
export const withApp: Decorator = (Story, { id, title, globals, parameters, msw }) => {
  if (!title.startsWith('screens/')) return <Story />;
  const { language, mode } = globals as Pick<AppProps, 'language' | 'mode'>;
  const path = typeof parameters.path === 'string' ? parameters.path : '';
  return (
    <App
      key={`${id}:${language}`}
      path={path}
      language={language}
      mode={mode}
      hold={holderOf(parameters, msw)}
    >
      <Story />
    </App>
  );
};
