import type { Decorator, StoryContext } from '@storybook/react-vite';
import { MockHandler, type OperationId, mock, signInForStory } from '@hien/api/testing';
import { StoryProviders, createMatcher } from '@hien/features/shared';
import type { Language } from '@hien/domain';
import { type Layout, allRoutes } from '@hien/domain/routes';
import { QueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState, type ReactNode } from 'react';
import type { SetupWorker } from 'msw/browser';

const StoryFrame = lazy(() => import('../frame.ts'));

const matchPage = createMatcher(Object.values(allRoutes));

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
  /** Whose header and footer stand around it; none in tests and in pictures. */
  frame: Layout | undefined;
  children: ReactNode;
}

function App({ path, language, mode, refetches, frame, children }: AppProps) {
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
      {frame ? <StoryFrame layout={frame}>{children}</StoryFrame> : children}
    </StoryProviders>
  );
}

/** When the first answers are there, holds the next ones and asks for them, as a connection that came back does. */
function askAgainOnceShown(queryClient: QueryClient, { ids, hold }: Refetches) {
  if (ids.length === 0) return undefined;
  const cache = queryClient.getQueryCache();
  // All that this page asks for of it, what waits to be asked too: another part may have been answered before.
  const isAnswered = (id: OperationId) => {
    const asked = cache
      .getAll()
      .filter((query) => query.queryKey[0] === id && query.getObserversCount() > 0);
    return asked.length > 0 && asked.every(({ state }) => state.status === 'success');
  };
  const stop = cache.subscribe(() => {
    if (queryClient.isFetching() > 0 || !ids.every(isAnswered)) return;
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

const pathOf = ({ path }: Record<string, unknown>): string =>
  typeof path === 'string' ? path : '';

/** Whether header, footer and bottom bar stand around a story: the switch in the toolbar, for screens. */
const isFramed = (title: string, { frame }: Record<string, unknown>): boolean =>
  title.startsWith('screens/') && frame === 'on';

/** A page for members is seen by one, so that its header is a member's; a story that says who is there has the last word. */
export function signInWhereFramed({ title, globals, parameters }: StoryContext): void {
  if (!isFramed(title, globals)) return;
  const page = matchPage(pathOf(parameters).replace(/[?#].*/, ''));
  if (page && page.route.guard !== 'open') signInForStory();
}

/**
 * The app around a screen: router, language, answers. `parameters.path` is the screen's
 * address without the language (`shop?sort=newest`); the site's own header and footer stand at one too. A ui component
 * needs none of it.
 */
export const withApp: Decorator = (Story, { id, title, globals, parameters, msw }) => {
  if (!/^(screens|site)\//.test(title)) return <Story />;
  const { language, mode } = globals as Pick<AppProps, 'language' | 'mode'>;
  const path = pathOf(parameters);
  const framed = isFramed(title, globals);
  return (
    <App
      key={`${id}:${language}:${framed ? 'framed' : ''}`}
      path={path}
      language={language}
      mode={mode}
      refetches={refetchesOf(parameters, msw)}
      frame={framed ? (globals.brand as Layout) : undefined}
    >
      <Story />
    </App>
  );
};
