import type { Answer } from '@hien/api';
import type { Language } from '@hien/domain';
import { type Layout, projectFrames } from '@hien/domain/routes';
import { useLanguage } from '@hien/features/shared';
import { loadBrandTheme } from '@hien/ui/load';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { PageMatch } from './routes.ts';

/**
 * Theme and frame of a page: its route's, or where the route is framed by its project (`projectFrames`) the brand of that
 * project, read from the answers that the page shows anyway. Until they are there it is the route's.
 */
export function frameOf(
  queryClient: QueryClient,
  match: PageMatch | undefined,
  language: Language,
): Layout {
  const usual = match?.route.layout ?? 'default';
  if (match === undefined || !projectFrames.has(match.route.name)) return usual;
  const { id, pro_name: slug } = match.params as { id?: string; pro_name?: string };
  if (id === undefined) {
    const projects = queryClient.getQueryData<Answer<'listProjects'>>([
      'listProjects',
      language,
      {},
    ]);
    return projects?.items.find((project) => project.slug === slug)?.brand ?? usual;
  }
  const home = queryClient.getQueryData<Answer<'getRoomHome'>>([
    'getRoomHome',
    language,
    { designId: Number(id) },
  ]);
  return home?.project.brand ?? usual;
}

/** The frame of the page that is shown; a partner's stands there as soon as its colours are loaded. */
export function useFrame(match: PageMatch | undefined): Layout {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const read = () => frameOf(queryClient, match, language);
  const wanted = useSyncExternalStore(subscribe, read, read);
  // The server has linked the colours of the first page.
  const [loaded, setLoaded] = useState(wanted);
  useEffect(() => {
    let shown = true;
    void loadBrandTheme(wanted).then(() => shown && setLoaded(wanted));
    return () => {
      shown = false;
    };
  }, [wanted]);
  const own = match?.route.layout ?? 'default';
  // Those of the route itself came with its code.
  return wanted === own || wanted === loaded ? wanted : own;
}
