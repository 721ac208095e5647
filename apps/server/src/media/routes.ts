import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { sendError } from '../http/errors/error-handler.ts';
import { callerOf } from '../http/network/caller.ts';
import { disconnectSignal } from '../http/errors/client-disconnect.ts';
import { leaveDocumentHeaders } from '../http/network/security-headers.ts';
import { type FairQueue, unnamed } from './fair-queue.ts';
import { acceptedFormats, contentTypes } from './format.ts';
import { missingPicture } from './missing-picture.ts';
import { PictureCache } from './picture-cache.ts';
import { PictureMaker } from './picture-maker.ts';
import { type PictureFolders, type PictureSource, findPicture } from './picture-source.ts';
import {
  type WantedSize,
  allowedSize,
  longerSideAt,
  ownSize,
  readPixels,
  shownSizeOf,
} from './sizes.ts';
import { shownAt, shownSide } from './shown-size.ts';

export type MediaOptions = PictureFolders & {
  readonly cache: string;
  readonly cacheBytes: number;
  /** Where encoding waits for its turn. */
  readonly encoding: FairQueue;
  /** Whether a picture is sold: of such a one nobody sees more than `shownSide` here. */
  readonly isSold: (address: string) => Promise<boolean>;
};

const forever = 'public, max-age=31536000, immutable';

/** A drawing may hold anything, so it may do nothing: no script, nothing loaded, a world of its own. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `/media/{path}/{name}?width=640&height=480`; either side may be left out. */
export function registerMedia(app: FastifyInstance, options: MediaOptions): void {
  const maker = new PictureMaker(
    new PictureCache(options.cache, options.cacheBytes),
    options.encoding,
  );
  app.get('/media/*', { config: { compress: false } }, async (request, reply) => {
    const { '*': address } = request.params as { '*': string };
    const source = await findPicture(options, address);
    if (source === null) return sendMissing(request, reply);
    if (source.extension === '.svg') {
      const etag = `"${source.version}"`;
      if (isKnown(request, etag)) return notModified(reply, etag);
      return found(reply, etag)
        .header('content-security-policy', drawingPolicy)
        .type('image/svg+xml')
        .send(await drawing(source));
    }
    const shape = await maker.shape(source);
    const { width, height } = request.query as Record<string, unknown>;
    const wanted = { width: readPixels(width), height: readPixels(height) };
    const size = allowedSize(wanted, shape);
    const isKept = longerSideAt(size, shape) > shownSide && (await options.isSold(address));
    if (size.width !== wanted.width || size.height !== wanted.height)
      return redirected(reply, address, size);
    const picture = await maker.make(
      source,
      isKept ? shownSizeOf(size, shownAt(shape)) : ownSize(size, shape),
      acceptedFormats(request.headers.accept, shape.hasAlpha),
      { caller: callerOf(request) ?? unnamed, signal: disconnectSignal(reply) },
    );
    void leaveDocumentHeaders(reply).header('vary', 'accept');
    if (isKnown(request, picture.etag)) return notModified(reply, picture.etag);
    return found(reply, picture.etag).type(contentTypes[picture.format]).send(picture.content);
  });
}

/** To the nearest size of the list; not for ever, because the list may grow. */
function redirected(
  reply: FastifyReply,
  address: string,
  { width, height }: WantedSize,
): FastifyReply {
  const sides = { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) };
  const query = new URLSearchParams(
    Object.entries(sides).map(([name, pixels]) => [name, String(pixels)]),
  );
  return reply
    .header('cache-control', 'public, max-age=86400')
    .redirect(`/media/${address}?${query.toString()}`, 302);
}

/** A drawing goes out as it is. */
async function drawing(source: PictureSource): Promise<Buffer> {
  const content = await source.open();
  return typeof content === 'string' ? readFile(content) : content;
}

const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag);

const notModified = (reply: FastifyReply, etag: string): FastifyReply =>
  reply.status(304).header('cache-control', forever).header('etag', etag).send();

const found = (reply: FastifyReply, etag: string): FastifyReply =>
  reply
    .header('cache-control', forever)
    .header('etag', etag)
    .header('cross-origin-resource-policy', 'same-origin');

/** A picture element gets a drawing to show, a program gets the envelope. */
function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accept = request.headers.accept ?? '';
  if (!accept.includes('image/')) return sendError(request, reply, new ApiError('NOT_FOUND'));
  return reply
    .status(404)
    .header('cache-control', 'public, max-age=60')
    .header('content-security-policy', drawingPolicy)
    .type('image/svg+xml')
    .send(missingPicture);
}
