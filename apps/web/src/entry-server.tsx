import { createQueryClient, setPatience, setTransport } from '@hien/api';
import { type Language, defaultLanguage } from '@hien/domain';
import {
  type Mode,
  ShownIslandsContext,
  StateProviders,
  languageRedirect,
  remembered,
  splitLanguage,
} from '@hien/features/shared';
import { type QueryClient, dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { embed } from './page-data.ts';
import { frameOf } from './frame.ts';
import { type Prefetched, prefetchScreen } from './prefetch.ts';
import { type PageMatch, matchPage, screenOf } from './routes.ts';
import { loadScreen } from './screens.ts';
import { type Manifest, assetTags } from './asset-tags.ts';

export { fillTemplate } from './document.ts';

export interface PageRequest {
  /** Path and query as requested: `/ko/shop?page=2`. */
  url: string;
  /** `https://hien.vn`, for canonical addresses and language alternatives. */
  origin: string;
  /** The Cookie header: remembered mode and language, and whether a member is here. */
  cookies?: string | undefined;
  /** Answers `/app`, `/admin`, `/mall` … for the page's first data, without tokens. */
  fetch: (request: Request) => Promise<Response>;
  /** `dist/client/.vite/manifest.json`, to preload what the page needs. */
  manifest: Manifest;
}

export type PageAnswer =
  | { status: 301 | 302; location: string }
  | {
      status: 200 | 404;
      /** Tags for `<head>`. */
      head: string;
      /** Content of `<div id="root">`. */
      html: string;
      /** Attributes of `<html>`. */
      attributes: {
        lang: string;
        brand: string;
        mode: 'light' | 'dark' | undefined;
        /** Somebody is signed in here, the last answer said: until hydration a member's header shows. */
        member: boolean;
      };
      /** JSON for `<script type="application/json" id="hien-data">`, safe to write there. */
      data: string;
    };

/**
 * A page as HTML. It is the same for everybody with the same address, language and mode: whoever is signed
 * in is known to the browser alone, and what depends on it changes there after hydration.
 */
export async function renderPage({
  url,
  origin,
  cookies,
  fetch,
  manifest,
}: PageRequest): Promise<PageAnswer> {
  const { pathname, search, searchParams } = new URL(url, origin);
  const chosen = remembered(cookies);
  const address = splitLanguage(pathname);
  if (!address)
    return {
      status: 302,
      location: elsewhere(pathname, chosen.language ?? defaultLanguage) + search,
    };

  setTransport(fetch);
  // It answers itself, or nobody does.
  setPatience(Number.POSITIVE_INFINITY);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const match = matchPage(address.path);
  const { gone, moved } = match
    ? await prefetch(queryClient, match, { ...address, search: searchParams })
    : { gone: false };
  if (moved !== undefined) return { status: 301, location: moved + search };

  const frame = frameOf(queryClient, gone ? undefined : match, address.language);
  const islands = new Set<string>();
  const { prelude } = await prerender(
    <StrictMode>
      <ShownIslandsContext value={islands}>
        <StaticRouter location={url}>
          <StateProviders queryClient={queryClient} mode={chosen.mode} origin={origin}>
            <App missing={gone} />
          </StateProviders>
        </StaticRouter>
      </ShownIslandsContext>
    </StrictMode>,
    // One piece: React would otherwise move large parts to the end and put them in place with inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const text = await new Response(prelude).text();
  const at = headTags.exec(text)?.[0].length ?? 0;

  return {
    status: match && !gone ? 200 : 404,
    head:
      text.slice(0, at) +
      assetTags(manifest, {
        page:
          match && !gone
            ? { ...match.route, layout: frame, ...(await screenOf(match.route)) }
            : undefined,
        islands,
        language: address.language,
      }),
    html: text.slice(at),
    attributes: {
      lang: address.language,
      brand: frame,
      mode: shown(chosen.mode),
      member: / hien-member=1;/.test(` ${cookies ?? ''};`),
    },
    data: embed({ queries: dehydrate(queryClient), missing: gone }),
  };
}

/** What belongs in the head comes first in React's output; in attributes and titles it writes `&gt;` and `&lt;`. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

function elsewhere(pathname: string, language: string): string {
  // The root leads to the language of the last visit, otherwise to the default.
  return pathname === '/'
    ? `/${language}/`
    : (languageRedirect(pathname, (path) => matchPage(path) !== undefined) ?? `/${language}/`);
}

function shown(mode: Mode): 'light' | 'dark' | undefined {
  return mode === 'system' ? undefined : mode;
}

/** Fetches what the screen shows first. */
async function prefetch(
  queryClient: QueryClient,
  match: PageMatch,
  page: { language: Language; search: URLSearchParams },
): Promise<Prefetched> {
  const screen = await loadScreen(match.route, page.language);
  const { guard } = match.route;
  if ((guard !== 'open' && guard !== 'preview') || !screen.prefetch) return { gone: false };
  return prefetchScreen(queryClient, screen.prefetch, { ...page, params: match.params });
}
