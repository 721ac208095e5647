import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { OperationId } from '../handler.ts';
import { languageOf } from '../language.ts';
import { PackedText } from './packed-text.ts';

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
  getDecorSet: 30,
  getBanner: 30,
  listBanners: 30,
  listFurnitureDecor: 30,
  listSimpleFurnitureDecor: 30,
  listTopDesigns: 30,
  listSimpleDesigns: 30,
  listDesignsByIds: 30,
  listDesigns: 30,
  countDesigns: 30,
  getDesignPreview: 30,
  getDesignPartner: 30,
  listInteriorShares: 10,
  getInteriorShare: 10,
  listJobs: 60,
  getJob: 60,
  listArticles: 30,
  getArticle: 30,
  listEssays: 30,
  getEssay: 30,
  listTerms: 60,
  getTerms: 60,
  getFigures: 60,
  listFaq: 60,
  listWards: 3600,
  search: 30,
  listProjects: 60,
  listStyles: 60,
  listRoomsOfDesign: 60,
  getRoomHome: 10,
  getProject: 60,
  listProjectParts: 60,
  listRoomHomes: 30,
  listProductPlaces: 30,
};

const homes: readonly OperationId[] = ['listInteriorShares', 'getInteriorShare', 'search'];

const reading: readonly OperationId[] = [
  'listArticles',
  'getArticle',
  'listEssays',
  'getEssay',
  'search',
];

/** Where designs stand, and who sells them. */
const designs: readonly OperationId[] = [
  'listDesigns',
  'countDesigns',
  'listTopDesigns',
  'listSimpleDesigns',
  'getDesignPreview',
  'getDesignPartner',
  'search',
];

/** Where one item stands. */
const items: readonly OperationId[] = [
  'getProduct',
  'listProducts',
  'listBestProducts',
  'listAlsoLike',
  'listProductsByIds',
  'suggest',
  'search',
];

/** What is kept no longer once one of these has changed it: its author would not believe their own list, and what staff removed is removed. */
const forgotten: Partial<Record<OperationId, readonly OperationId[]>> = {
  movePost: homes,
  decideReport: [...homes, ...items, ...designs, 'listReviews'],
  decideAppeal: [...homes, ...items, 'listReviews'],
  moveReading: reading,
  moveDesign: designs,
  moveItemSale: items,
  endPromotion: items,
  moveDesignPartner: designs,
};

export type AnswerCacheOptions = {
  /** Multiplies the times above; 0 keeps nothing in this process (the ETag still works). */
  readonly factor: number;
  readonly maxBytes?: number;
  readonly now: () => number;
};

/** Keeps the last public answers of this process for some seconds, least recently used first out. */
export class AnswerCache {
  readonly #factor: number;
  readonly #answers: LRUCache<string, PackedText>;
  readonly #told: (() => void)[] = [];

  constructor({ factor, maxBytes = 64_000_000, now }: AnswerCacheOptions) {
    this.#factor = factor;
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ size }) => size,
      ttlResolution: 0,
      perf: { now },
    });
  }

  find(id: OperationId, request: FastifyRequest): PackedText | null {
    if (shared[id] === undefined || this.#factor === 0) return null;
    return this.#answers.get(keyOf(id, request)) ?? null;
  }

  /** Sends a fresh answer, and keeps it when it is one everybody gets. */
  async answer(
    id: OperationId,
    request: FastifyRequest,
    reply: FastifyReply,
    text: string,
  ): Promise<FastifyReply> {
    this.#forget(forgotten[id] ?? []);
    const seconds = shared[id];
    if (seconds === undefined) {
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(text);
    }
    const fresh = new PackedText(text);
    if (this.#factor > 0)
      this.#answers.set(keyOf(id, request), fresh, {
        ttl: Math.round(seconds * 1000 * this.#factor),
      });
    return this.send(fresh, request, reply);
  }

  /** What is made of answers is kept elsewhere: it hears when one of them is forgotten before its time. */
  onForget(tell: () => void): void {
    this.#told.push(tell);
  }

  #forget(ids: readonly OperationId[]): void {
    if (ids.length === 0) return;
    for (const tell of this.#told) tell();
    for (const key of this.#answers.keys())
      if (ids.some((id) => key.startsWith(`${id} `))) this.#answers.delete(key);
  }

  async send(
    answer: PackedText,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    void reply
      .header('cache-control', 'public, max-age=10, stale-while-revalidate=60')
      .header('vary', 'accept-language')
      .header('etag', answer.etag);
    if (request.headers['if-none-match'] === answer.etag) return reply.status(304).send();
    return answer.send(request, reply.type('application/json; charset=utf-8'));
  }
}

const keyOf = (id: OperationId, request: FastifyRequest): string =>
  `${id} ${languageOf(request)} ${request.raw.url ?? ''}`;
