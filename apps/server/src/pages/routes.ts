import fastifyStatic from '@fastify/static';
import { parseLanguage } from '@hien/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { ApiError } from '../http/api-error.ts';
import { sendError } from '../http/errors/error-handler.ts';
import { originOf } from '../http/network/origin.ts';
import { PackedText } from '../http/answers/packed-text.ts';
import { leaveDocumentHeaders } from '../http/network/security-headers.ts';
import { innerFetch } from '../http/network/inner-fetch.ts';
import type { CachedPage } from './cached-page.ts';
import { registerFeeds } from './feeds/routes.ts';
import { shellText } from './shell-text.ts';
import { registerSearchEngineFiles } from './search-engine-files.ts';
import type { WebBuild } from './web-build.ts';
import { TtlCache } from '../ttl-cache.ts';
import type { Services } from '../services.ts';

export type PagesOptions = {
  readonly build: WebBuild;
  readonly services: Services;
  /** The product's address as people type it; null answers with the request's own. */
  readonly publicUrl: string | null;
  /** How long a rendered page is used again, in seconds. */
  readonly keepSeconds: number;
  /** Calls back when what pages are made of is kept no longer. */
  readonly onForget?: (tell: () => void) => void;
};

/** First parts of addresses that are never pages: a mistake there is answered as JSON. */
const notPages = new Set([
  'app',
  'admin',
  'aws',
  'commerce-app',
  'mall',
  'media',
  'dev',
  'assets',
  'healthz',
  'readyz',
]);

/** Pages, the files browsers load for them, and the files for search engines. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { build } = options;
  void app.register(fastifyStatic, {
    root: build.client,
    prefix: '/',
    serveDotFiles: false,
    wildcard: false,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.get('/assets/*', (request, reply) => {
    // The name holds a hash of the content.
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    if (!request.url.endsWith('.svg')) leaveDocumentHeaders(reply);
    return reply.sendFile((request.params as { '*': string })['*'], join(build.client, 'assets'));
  });
  for (const name of build.publicFiles) {
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(name),
    );
  }
  registerSearchEngineFiles(app, options);
  registerFeeds(app, options);
  const pages = new TtlCache<CachedPage>({
    lifeMs: options.keepSeconds * 1000,
    most: 400,
    now: options.services.now,
  });
  options.onForget?.(() => pages.clear());
  const fetch = innerFetch(app);
  void app.register(registerSentForms);
  app.get('/*', async (request, reply) => {
    const [first = ''] = request.url.slice(1).split(/[/?]/, 1);
    if (notPages.has(first) || !wantsPage(request))
      return sendError(request, reply, new ApiError('NOT_FOUND'));
    return sendPage(
      request,
      reply,
      await pages.get(keyOf(request), () => render(app, options, fetch, request)),
    );
  });
}

/**
 * A form that the browser sent by itself, because it runs no scripts: its fields are thrown away unread, and the page says
 * what it needs. The address of the answer holds nothing that was typed.
 */
async function registerSentForms(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async () => undefined,
  );
  app.post('/*', (request, reply) => {
    const [first = ''] = request.url.slice(1).split(/[/?]/, 1);
    if (notPages.has(first) || !request.headers['content-type']?.startsWith('application/x-www-'))
      return sendError(request, reply, new ApiError('NOT_FOUND'));
    const { pathname, search } = new URL(request.url, 'http://page.invalid');
    // Two slashes at its start would lead to another site.
    return reply.redirect(pathname.replace(/^\/+/, '/') + search, 303);
  });
}

/**
 * Where the address of a page leads whose escapes cannot be read, such as a link that was cut in the middle of a letter: to the
 * same words as they stand there. Null for what asks for no page.
 */
export function readableAddress(
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
): string | null {
  const [path = '', ...search] = request.url.split('?');
  const [first = ''] = path.slice(1).split('/', 1);
  if (request.method !== 'GET' || notPages.has(first) || !wantsPage(request)) return null;
  // Two slashes at its start would lead to another site.
  return [path.replace(/^[/\\]+/, '/').replaceAll('%', '%25'), ...search].join('?');
}

/** A page is one text for everybody with the same address and the same remembered mode and language. */
function keyOf(request: FastifyRequest): string {
  const { publicUrl } = request.server;
  const remembered = (request.headers.cookie ?? '')
    .split('; ')
    .filter((pair) => pair.startsWith('hien-'));
  return [originOf(publicUrl, request), request.url, ...remembered.sort()].join(' ').slice(0, 4000);
}

const wantsPage = (request: Pick<FastifyRequest, 'headers'>): boolean => {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
};

type Fetch = (request: Request) => Promise<Response>;

async function render(
  app: FastifyInstance,
  options: PagesOptions,
  fetch: Fetch,
  request: FastifyRequest,
): Promise<CachedPage> {
  const { manifest, renderer, template } = options.build;
  if (renderer === null) return kept(200, shellText(template, languageOf(request)));
  try {
    const page = await renderer.renderPage({
      url: request.url,
      origin: originOf(options.publicUrl, request),
      cookies: request.headers.cookie,
      fetch,
      manifest,
    });
    return 'location' in page
      ? { status: page.status, location: page.location }
      : kept(page.status, renderer.fillTemplate(template, page));
  } catch (error) {
    // The browser can render what the server could not.
    app.log.error({ err: error, requestId: request.id }, 'page could not be rendered');
    return kept(200, shellText(template, languageOf(request)));
  }
}

const languageOf = (request: FastifyRequest): string =>
  parseLanguage(request.url.split('/')[1]?.split('?')[0]);

const kept = (status: 200 | 404, text: string): CachedPage => ({
  status,
  text: new PackedText(text),
});

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  if ('location' in page) {
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .redirect(page.location, page.status);
  }
  // Asked again each time, but sent again only when it changed.
  void reply
    .header('cache-control', 'private, no-cache')
    .header('etag', page.text.etag)
    .header('vary', 'cookie');
  if (page.status === 200 && request.headers['if-none-match'] === page.text.etag)
    return reply.status(304).send();
  return page.text.send(request, reply.status(page.status).type('text/html; charset=utf-8'));
}
