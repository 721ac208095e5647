import type { Decorator } from '@storybook/react-vite';
import { StoryProviders } from '@hien/features/shared';
import type { Language } from '@hien/domain';
import { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

interface AppProps {
  path: string;
  language: Language;
  mode: 'light' | 'dark';
  children: ReactNode;
}

function App({ path, language, mode, children }: AppProps) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
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

/**
 * The app around a screen: router, language, answers. `parameters.path` is the screen's
 * address without the language (`shop?sort=newest`). A ui component needs none of it.
 */
export const withApp: Decorator = (Story, { id, title, globals, parameters }) => {
  if (!title.startsWith('screens/')) return <Story />;
  const { language, mode } = globals as Pick<AppProps, 'language' | 'mode'>;
  const path = typeof parameters.path === 'string' ? parameters.path : '';
  return (
    <App key={`${id}:${language}`} path={path} language={language} mode={mode}>
      <Story />
    </App>
  );
};
