import { languages } from '@hien/domain';
import { feedFormats, feedKinds, feedPath } from '@hien/domain/routes';
import type { FastifyInstance } from 'fastify';
import { PackedText } from '../../http/answers/packed-text.ts';
import { originOf } from '../../http/network/origin.ts';
import { TtlCache } from '../../ttl-cache.ts';
import type { PagesOptions } from '../routes.ts';
import { atom } from './atom.ts';
import { readFeed } from './read-feed.ts';
import { rss } from './rss.ts';

const formats = {
  atom: { write: atom, type: 'application/atom+xml; charset=utf-8' },
  rss: { write: rss, type: 'application/rss+xml; charset=utf-8' },
};

/** What is new to read, for feed readers: articles and shared homes in each language. */
export function registerFeeds(
  app: FastifyInstance,
  { publicUrl, services, keepSeconds, onForget }: PagesOptions,
): void {
  const kept = new TtlCache<PackedText>({
    lifeMs: keepSeconds * 1000,
    most: 40,
    now: services.now,
  });
  onForget?.(() => kept.clear());
  for (const language of languages)
    for (const kind of feedKinds)
      for (const format of feedFormats) {
        const path = feedPath(language, kind, format);
        const { write, type } = formats[format];
        app.get(path, async (request, reply) => {
          const origin = originOf(publicUrl, request);
          const text = await kept.get(`${origin}${path}`, async () => {
            const now = new Date(services.now());
            const feed = await readFeed(services.database, { origin, language, kind, format, now });
            return new PackedText(write(feed));
          });
          void reply.header('cache-control', 'public, max-age=600').header('etag', text.etag);
          return isKnown(request.headers['if-none-match'], text.etag)
            ? reply.status(304).send()
            : text.send(request, reply.type(type));
        });
      }
}

/** Only the text's name counts: a date goes backwards when the newest is taken away. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
