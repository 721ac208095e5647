import { type Language, formatVnd, languages } from '@hien/domain';
import {
  type CardContent,
  type CardKind,
  cardExtension,
  cardKinds,
  cardPath,
  cardVersion,
} from '@hien/domain/routes';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { callerOf } from '../../http/network/caller.ts';
import { innerFetch } from '../../http/network/inner-fetch.ts';
import { leaveDocumentHeaders } from '../../http/network/security-headers.ts';
import { type FairQueue, unnamed } from '../../media/fair-queue.ts';
import { PictureCache } from '../../media/picture-cache.ts';
import { type PictureFolders, findPicture } from '../../media/picture-source.ts';
import { drawCard } from './draw-card.ts';
import { cards, readCard } from './read-card.ts';

export type CardOptions = PictureFolders & {
  /** The folder of drawn cards. */
  readonly cache: string;
  /** Where drawing waits for its turn, with the other pictures. */
  readonly encoding: FairQueue;
};

/** Some six hundred cards. */
const cacheBytes = 64 * 1024 * 1024;

type Wanted = { readonly language: Language; readonly kind: CardKind; readonly key: string };

/**
 * The pictures that messengers and networks show beside a link. An address whose name is not that of what stands on the
 * card now leads to the one whose name is: links that were passed on before keep their picture.
 */
export function registerCards(app: FastifyInstance, options: CardOptions): void {
  const kept = new PictureCache(options.cache, cacheBytes);
  const fetch = innerFetch(app);
  const making = new Map<string, Promise<Buffer>>();
  const make = async (name: string, wanted: Wanted, content: CardContent, caller: string) => {
    const known = await kept.read(name);
    if (known !== null) return known;
    const waiting = making.get(name);
    if (waiting !== undefined) return waiting;
    // Whoever comes meanwhile waits for it too, so it is drawn even when the first has left.
    const work = options.encoding
      .take({ caller }, async () => {
        const card = await draw(options, wanted, content);
        // A full disk must not take the card from whoever asked for it.
        await kept.write(name, card).catch(() => {});
        return card;
      })
      .finally(() => making.delete(name));
    making.set(name, work);
    return work;
  };
  for (const language of languages)
    for (const kind of cardKinds)
      app.get(
        `/${language}/card/${kind}/:key/:name`,
        { config: { compress: false } },
        async (request, reply) => {
          const { key, name } = request.params as { key: string; name: string };
          const wanted = { language, kind, key };
          const content = await readCard(fetch, wanted);
          if (content === null) throw new ApiError('NOT_FOUND');
          if (name !== `${cardVersion(content)}${cardExtension}`)
            return reply
              .header('cache-control', 'public, max-age=600')
              .redirect(cardPath(language, kind, key, content), 302);
          const file = fileName(wanted, content);
          const etag = `"${file}"`;
          leaveDocumentHeaders(reply);
          if (request.headers['if-none-match'] === etag)
            return lasting(reply.status(304), etag).send();
          return lasting(reply, etag)
            .type('image/jpeg')
            .send(await make(file, wanted, content, callerOf(request) ?? unnamed));
        },
      );
}

const fileName = ({ language, kind, key }: Wanted, content: CardContent): string => {
  const path = cardPath(language, kind, key, content);
  return `${createHash('sha1').update(path).digest('hex')}.jpeg`;
};

/** Shown by other sites too. */
const lasting = (reply: FastifyReply, etag: string): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('cross-origin-resource-policy', 'cross-origin');

async function draw(
  folders: PictureFolders,
  { language, kind }: Wanted,
  { title, picture, price }: CardContent,
): Promise<Buffer> {
  const source =
    picture === undefined ? null : await findPicture(folders, `${picture.path}/${picture.name}`);
  const { layout, label } = cards[kind];
  return drawCard({
    layout,
    label: label[language],
    title,
    price: price === undefined ? undefined : formatVnd(price, language),
    ground: await source?.open(),
  });
}
