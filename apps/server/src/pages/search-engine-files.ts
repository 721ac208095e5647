import { languages } from '@hien/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../http/network/origin.ts';
import type { PagesOptions } from './routes.ts';
import { sitemapKinds } from './sitemap/kinds.ts';
import { sitemapFile, sitemapIndex, sitemapPath } from './sitemap/sitemap.ts';

/** robots.txt, and sitemap.xml with the files that it names. */
export function registerSearchEngineFiles(
  app: FastifyInstance,
  { publicUrl, services }: PagesOptions,
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
  const send = (reply: FastifyReply, text: string): FastifyReply =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(text);
  app.get('/sitemap.xml', async (request, reply) =>
    send(reply, await sitemapIndex(database, origin(request), now())),
  );
  for (const [kind, read] of Object.entries(sitemapKinds))
    for (const language of languages)
      app.get(sitemapPath(kind, language), async (request, reply) =>
        send(reply, sitemapFile(await read(database, now()), origin(request), language)),
      );
}
