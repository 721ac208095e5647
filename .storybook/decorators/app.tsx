import type { Decorator } from '@storybook/react-vite';
import { MockHandler, type OperationId, mock, servedCalls } from '@hien/api/testing';
import { StoryProviders } from '@hien/features/shared';
import type { Language } from '@hien/domain';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { SetupWorker } from 'msw/browser';

/** What is asked again once it is shown, and how its next answers are kept back. */
interface Refetches {
  ids: readonly OperationId[];
  hold: () => void;
}

interface AppProps {
  path: string;
  language: Language;
  mode: 'light' | 'dark';
  refetches: Refetches;
  children: ReactNode;
}

function App({ path, language, mode, refetches, children }: AppProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const [asked] = useState(refetches);
  useEffect(() => askAgainOnceShown(queryClient, asked), [queryClient, asked]);
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

/** When the first answers are there, holds the next ones and asks for them, as a connection that came back does. */
function askAgainOnceShown(queryClient: QueryClient, { ids, hold }: Refetches) {
  if (ids.length === 0) return undefined;
  const stop = queryClient.getQueryCache().subscribe(() => {
    const answered = servedCalls().map(({ id }) => id);
    if (queryClient.isFetching() > 0 || !ids.every((id) => answered.includes(id))) return;
    stop();
    hold();
    // After the answer has been drawn: what is shown is what is asked for again.
    setTimeout(() => void queryClient.invalidateQueries(), 50);
  });
  return stop;
}

function refetchesOf(parameters: Record<string, unknown>, msw: SetupWorker | undefined): Refetches {
  const { handlers = {} } = (parameters.msw ?? {}) as { handlers?: Record<string, unknown> };
  const ids = Object.values(handlers)
    .filter((one): one is MockHandler => one instanceof MockHandler && one.refetches)
    .map(({ id }) => id);
  return { ids, hold: () => msw?.use(...ids.map((id) => mock(id).pending())) };
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
      refetches={refetchesOf(parameters, msw)}
    >
      <Story />
    </App>
  );
};
