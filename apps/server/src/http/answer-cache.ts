import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from './handler.ts';
import { languageOf } from './language.ts';

/** A public answer as it was sent. */
export type CachedAnswer = {
  readonly text: string;
  readonly etag: string;
  readonly bestBefore: number;
};

/**
 * Reads that answer everybody alike: how long an answer may be used again, in seconds. Only what is named
 * here is kept, and never what depends on who asks.
 */
const shared: Partial<Record<OperationId, number>> = {
  listProducts: 10,
  listBestProducts: 30,
  listAlsoLike: 30,
  listProductsByIds: 10,
  suggest: 30,
  getProduct: 10,
  listReviews: 30,
  listCategories: 60,
  listBrands: 60,
  getBrand: 60,
  listPackages: 60,
  getPackage: 30,
  getBanner: 30,
  listBanners: 30,
  listFurnitureDecor: 30,
  listSimpleFurnitureDecor: 30,
  listTopDesigns: 30,
  listSimpleDesigns: 30,
  listDesignsByIds: 30,
  listInteriorShares: 10,
  listArticles: 30,
  listTerms: 60,
  getTerms: 60,
  getFigures: 60,
  listFaq: 60,
  search: 30,
  listProjects: 60,
  listStyles: 60,
  listRoomsOfDesign: 60,
  getProject: 60,
  listProjectParts: 60,
};

export type AnswerCacheOptions = {
  /** Multiplies the times above; 0 keeps nothing in this process (the ETag still works). */
  readonly factor: number;
  readonly maxBytes?: number;
  readonly now: () => number;
};

/** Keeps the last public answers of this process for some seconds, least recently used first out. */
export class AnswerCache {
  readonly #options: AnswerCacheOptions;
  readonly #answers = new Map<string, CachedAnswer>();
  #bytes = 0;

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
  }

  find(id: OperationId, request: FastifyRequest): CachedAnswer | null {
    if (shared[id] === undefined || this.#options.factor === 0) return null;
    const key = keyOf(request);
    const answer = this.#answers.get(key);
    if (answer === undefined) return null;
    this.#remove(key, answer);
    if (answer.bestBefore <= this.#options.now()) return null;
    this.#answers.set(key, answer);
    this.#bytes += answer.text.length;
    return answer;
  }

  /** Sends a fresh answer, and keeps it when it is one everybody gets. */
  answer(
    id: OperationId,
    request: FastifyRequest,
    reply: FastifyReply,
    text: string,
  ): FastifyReply {
    const seconds = shared[id];
    if (seconds === undefined) {
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(text);
    }
    const fresh: CachedAnswer = {
      text,
      etag: `"${createHash('sha1').update(text).digest('base64url')}"`,
      bestBefore: this.#options.now() + seconds * 1000 * this.#options.factor,
    };
    if (this.#options.factor > 0) this.#keep(keyOf(request), fresh);
    return this.send(fresh, request, reply);
  }

  send(answer: CachedAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    void reply
      .header('cache-control', 'public, max-age=10, stale-while-revalidate=60')
      .header('vary', 'accept-language')
      .header('etag', answer.etag);
    if (request.headers['if-none-match'] === answer.etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(answer.text);
  }

  #keep(key: string, answer: CachedAnswer): void {
    const old = this.#answers.get(key);
    if (old !== undefined) this.#remove(key, old);
    this.#answers.set(key, answer);
    this.#bytes += answer.text.length;
    for (const [oldest, value] of this.#answers) {
      if (this.#bytes <= (this.#options.maxBytes ?? 32_000_000)) break;
      this.#remove(oldest, value);
    }
  }

  #remove(key: string, answer: CachedAnswer): void {
    this.#answers.delete(key);
    this.#bytes -= answer.text.length;
  }
}

const keyOf = (request: FastifyRequest): string =>
  `${languageOf(request)} ${request.raw.url ?? ''}`;
