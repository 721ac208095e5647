import { languages } from '@hien/domain';
import { feedFormats, feedKinds, feedPath } from '@hien/domain/routes';
import type { FastifyInstance } from 'fastify';
import { PackedText } from '../../http/answers/packed-text.ts';
import { originOf } from '../../http/network/origin.ts';
import { TtlCache } from '../../ttl-cache.ts';
import type { PagesOptions } from '../routes.ts';
import { atom } from './atom.ts';
import { changedAt } from './feed.ts';
import { readFeed } from './read-feed.ts';
import { rss } from './rss.ts';

const formats = {
  atom: { write: atom, type: 'application/atom+xml; charset=utf-8' },
  rss: { write: rss, type: 'application/rss+xml; charset=utf-8' },
};

type Written = { readonly text: PackedText; readonly changed: Date };

/** What is new to read, for feed readers: articles and shared homes in each language. */
export function registerFeeds(
  app: FastifyInstance,
  { publicUrl, services, keepSeconds }: PagesOptions,
): void {
  const kept = new TtlCache<Written>({
    lifeMs: keepSeconds * 1000,
    most: 40,
    now: services.now,
  });
  for (const language of languages)
    for (const kind of feedKinds)
      for (const format of feedFormats) {
        const path = feedPath(language, kind, format);
        const { write, type } = formats[format];
        app.get(path, async (request, reply) => {
          const origin = originOf(publicUrl, request);
          const { text, changed } = await kept.get(`${origin}${path}`, async () => {
            const now = new Date(services.now());
            const feed = await readFeed(services.database, { origin, language, kind, format, now });
            return { text: new PackedText(write(feed)), changed: changedAt(feed) };
          });
          void reply
            .header('cache-control', 'public, max-age=600')
            .header('etag', text.etag)
            .header('last-modified', changed.toUTCString());
          return isKnown(request.headers, text.etag, changed)
            ? reply.status(304).send()
            : text.send(request, reply.type(type));
        });
      }
}

/** The date counts only where no text is named (RFC 9110, 13.1.3). */
function isKnown(
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  etag: string,
  changed: Date,
): boolean {
  const { 'if-none-match': known, 'if-modified-since': since } = headers;
  if (known !== undefined)
    return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
  return since !== undefined && Math.floor(changed.getTime() / 1000) * 1000 <= Date.parse(since);
}
