import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Shorter texts fit into one packet either way. */
const threshold = 1024;

const compressed = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
};

/** In memory of its own length: what zlib and Node's pool hand out keeps 64 KB alive, however short it is. */
const own = (bytes: Buffer): Buffer => Buffer.from(Uint8Array.from(bytes).buffer);

/** A text that many get: what its compression costs is paid once for each encoding, by the first who takes it. */
export class PackedText {
  readonly text: string;
  readonly etag: string;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.text = text;
    this.etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  }

  /** Bytes that keeping it may take: the text twice (Node's strings), its compressed forms at a third each. */
  get size(): number {
    return Math.ceil(this.text.length * 2.7);
  }

  /** Sends it as the request takes it; the other headers are the caller's. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding =
      this.text.length < threshold ? null : encodingFor(request.headers['accept-encoding']);
    void reply.header('vary', varyWith(reply.getHeader('vary'), 'accept-encoding'));
    if (encoding === null) return reply.send(this.text);
    const bytes = await this.bytes(encoding);
    return reply.header('content-encoding', encoding).send(bytes);
  }

  /** Compressed once. */
  bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding);
    if (known !== undefined) return known;
    const bytes = compressed[encoding](this.text).then(own);
    this.#packed.set(encoding, bytes);
    return bytes;
  }
}

const varyWith = (before: unknown, name: string): string =>
  typeof before === 'string' && before !== '' ? `${before}, ${name}` : name;

/** The best that the header allows (RFC 9110, 12.5.3); null for the text as it is. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  const offered = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const weight = parameters.find((piece) => piece.startsWith('q='));
        return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
      }),
  );
  const weightOf = (encoding: Encoding): number => offered.get(encoding) ?? offered.get('*') ?? 0;
  const [best] = encodings.toSorted((a, b) => weightOf(b) - weightOf(a));
  return best !== undefined && weightOf(best) > 0 ? best : null;
}
