import { languages } from '@hien/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PackedText } from '../http/answers/packed-text.ts';
import { originOf } from '../http/network/origin.ts';
import { TtlCache } from '../ttl-cache.ts';
import type { PagesOptions } from './routes.ts';
import { sitemapKinds } from './sitemap/kinds.ts';
import { sitemapFile, sitemapIndex, sitemapPath } from './sitemap/sitemap.ts';

/** robots.txt, and sitemap.xml with the files that it names, kept for sixty times as long as a page. */
export function registerSearchEngineFiles(
  app: FastifyInstance,
  { publicUrl, services, keepSeconds }: PagesOptions,
): void {
  const { database } = services;
  const origin = (request: FastifyRequest): string => originOf(publicUrl, request);
  const now = (): Date => new Date(services.now());
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...['app', 'admin', 'aws', 'commerce-app', 'mall'].map((path) => `Disallow: /${path}/`),
          'Allow: /',
          '',
          `Sitemap: ${origin(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  const files = new TtlCache<PackedText>({
    lifeMs: keepSeconds * 60_000,
    most: 40,
    now: services.now,
  });
  const keep = (path: string, write: (origin: string) => Promise<string>) =>
    app.get(path, async (request, reply) => {
      const from = origin(request);
      const text = await files.get(`${from}${path}`, async () => new PackedText(await write(from)));
      void reply.header('cache-control', 'public, max-age=3600');
      return text.send(request, reply.type('application/xml; charset=utf-8'));
    });
  keep('/sitemap.xml', (from) => sitemapIndex(database, from, now()));
  for (const [kind, { entries }] of Object.entries(sitemapKinds))
    for (const language of languages)
      keep(sitemapPath(kind, language), async (from) =>
        sitemapFile(await entries(database, now()), from, language),
      );
}
