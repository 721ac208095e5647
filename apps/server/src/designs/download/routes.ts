import { Readable } from 'node:stream';
import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { isDisconnected } from '../../http/errors/client-disconnect.ts';
import { sendError } from '../../http/errors/error-handler.ts';
import { languageOf } from '../../http/language.ts';
import type { PackageFiles } from '../package/package-files.ts';
import { planZip, readZip } from '../package/zip.ts';
import { type ByteRange, readRange } from './byte-range.ts';
import { type Ticket, findTicket, giveBack, takeBytes } from './tickets.ts';

export type DownloadOptions = {
  readonly database: Database;
  readonly now: () => number;
  readonly packages: PackageFiles;
};

const tokenShape = /^[\w-]{43}$/;

/** `/downloads/{ticket}`: the archive of a design, whole or in parts. The ticket is all it takes, so no log names it. */
export function registerDownloads(app: FastifyInstance, options: DownloadOptions): void {
  const { database, now } = options;
  /** Of this process; a further one allows as many again, and twice the size in all stays the limit. */
  const open = new Map<number, number>();
  const leave = (id: number): void => {
    const others = (open.get(id) ?? 1) - 1;
    if (others === 0) open.delete(id);
    else open.set(id, others);
  };

  const found = async (request: FastifyRequest) => {
    const { ticket: token } = request.params as { ticket: string };
    const ticket = tokenShape.test(token) ? await findTicket(database.orm, token) : null;
    if (ticket === null) throw new ApiError('NOT_FOUND');
    return ticket;
  };

  app.head('/downloads/:ticket', { config: { compress: false } }, async (request, reply) => {
    const { ticket } = await found(request);
    // Nothing is taken: a download manager asks so for the length.
    return headed(reply, ticket).header('content-length', ticket.size).send();
  });

  app.get(
    '/downloads/:ticket',
    { exposeHeadRoute: false, config: { compress: false } },
    async (request, reply) => {
      const { ticket, designId } = await found(request);
      const { range: asked } = request.headers;
      const isSame = (request.headers['if-range'] ?? ticket.etag) === ticket.etag;
      const range = isSame ? readRange(asked, ticket.size) : null;
      if (range === 'unsatisfiable')
        return reply.status(416).header('content-range', `bytes */${ticket.size}`).send();
      const part = range ?? { from: 0, until: ticket.size };
      if ((open.get(ticket.id) ?? 0) >= limits.design.connections)
        return refused(
          request,
          reply,
          new ApiError('RATE_LIMITED', { retryAfterSeconds: 5 }),
          designId,
        );
      // Before anything is waited for: several at once are counted one by one.
      open.set(ticket.id, (open.get(ticket.id) ?? 0) + 1);
      try {
        await database.orm.transaction((tx) =>
          takeBytes(tx, { ...ticket, bytes: part.until - part.from, now: now() }),
        );
      } catch (error) {
        leave(ticket.id);
        if (error instanceof ApiError) return refused(request, reply, error, designId);
        throw error;
      }
      headed(reply, ticket).header('content-length', part.until - part.from);
      if (range !== null)
        void reply
          .status(206)
          .header('content-range', `bytes ${part.from}-${part.until - 1}/${ticket.size}`);
      return reply.send(sent(ticket, part, reply));
    },
  );

  /** The part as a stream that says at its end what did not go out. */
  function sent(ticket: Ticket, part: ByteRange, reply: FastifyReply): Readable {
    let left = part.until - part.from;
    const archive = readZip(
      planZip(ticket.files, ticket.createdAt.getTime()),
      part,
      async function* (entry, from, until) {
        const file = ticket.files[entry];
        if (file === undefined) return;
        if ('at' in file.from)
          yield ticket.content.subarray(file.from.at + from, file.from.at + until);
        else
          yield* options.packages.read(
            { picture: file.from.picture, size: file.size },
            from,
            until,
          );
      },
    );
    const counted = async function* () {
      for await (const bite of archive) {
        if (reply.raw.destroyed) return;
        left -= bite.length;
        yield bite;
      }
    };
    const settle = (): void => {
      leave(ticket.id);
      const { id, purchaseId } = ticket;
      database.orm
        .transaction((tx) => giveBack(tx, { id, purchaseId, unsent: left, now: now() }))
        .catch((error: unknown) => reply.log.error({ err: error }, 'download not settled'));
    };
    // Who hung up while the bytes were taken closes nothing any more.
    if (isDisconnected(reply)) settle();
    else reply.raw.once('close', settle);
    return Readable.from(counted(), { objectMode: false, highWaterMark: 64 * 1024 });
  }
}

const headed = (reply: FastifyReply, { etag, files }: Ticket): FastifyReply =>
  reply
    .type('application/zip')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-disposition',
      `attachment; filename="${files[0]?.path.split('/')[0] ?? 'Hien'}.zip"`,
    );

/** Who pressed a link in a page is told there, a program gets the envelope. */
function refused(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
  designId: number,
): FastifyReply {
  const accept = request.headers.accept ?? '';
  if (!accept.includes('text/html')) return sendError(request, reply, error);
  const page = paths.designDownload.to(
    languageOf(request),
    { id: designId },
    { failed: error.code },
  );
  return reply.header('cache-control', 'no-store').redirect(page, 303);
}
