import { fold, queryWords } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { articleDetail, articles } from '../fixtures/articles.ts';
import { interiorShareDetail, interiorShares } from '../fixtures/community.ts';
import {
  designCards,
  designDetail,
  designPartner,
  designPreview,
  designsWithFurniture,
  furnitureDecor,
  simpleDesigns,
} from '../fixtures/designs.ts';
import { essayDetail, essays } from '../fixtures/essays.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';
import { countChoices, findDesigns } from './design-filter.ts';
import { termsAnswers } from './terms.ts';

/** What pictures are uploaded for. */
const folders = new Set(['inbox', 'customer-center', 'avatar', 'review', 'interior-share']);

/** Of one uploaded picture. */
const mostBytes = 10 * 1024 * 1024;

const nowhere = (): never => {
  throw new MockFailure(404, { code: 'NOT_FOUND' });
};

const holds = (title: string, q: string | undefined) =>
  queryWords(q ?? '').every((word) => fold(title).includes(word));

/** Designs, shared interiors, articles, essays and uploads. */
export const contentAnswers: Answers<
  | 'listFurnitureDecor'
  | 'listSimpleFurnitureDecor'
  | 'listTopDesigns'
  | 'listSimpleDesigns'
  | 'listDesignsByIds'
  | 'listDesigns'
  | 'countDesigns'
  | 'getDesignPreview'
  | 'getDesign'
  | 'getDesignPartner'
  | 'listInteriorShares'
  | 'getInteriorShare'
  | 'likeInteriorShare'
  | 'viewInteriorShare'
  | 'countSharePieces'
  | 'listLikedShares'
  | 'listMyHomes'
  | 'listArticles'
  | 'getArticle'
  | 'listEssays'
  | 'getEssay'
  | 'listTerms'
  | 'getTerms'
  | 'getFigures'
  | 'uploadImages'
> = {
  listFurnitureDecor: ({ query, language }) => ({
    data: pageOf(furnitureDecor(language), query.page, query.limit),
  }),

  listSimpleFurnitureDecor: ({ query, language }) => ({
    data: pageOf(
      furnitureDecor(language).map(({ id, title, slug }) => ({ id, title, slug })),
      query.page,
      query.limit,
    ),
  }),

  listTopDesigns: ({ query, language }) => ({
    data: { items: designsWithFurniture(language).slice(0, query.limit) },
  }),

  listSimpleDesigns({ query, language }) {
    const found = simpleDesigns(language).filter(
      ({ style, house_type }) =>
        (query.style === undefined || style === query.style) &&
        (query.house_type === undefined || house_type === query.house_type),
    );
    return { data: pageOf(found, query.page, query.limit) };
  },

  listDesignsByIds: ({ query, language }) => ({
    data: {
      items: [...new Set(query.ids)].flatMap((id) =>
        simpleDesigns(language).filter((design) => design.id === id),
      ),
    },
  }),

  countDesigns: ({ query, language }) => ({ data: countChoices(designCards(language), query) }),

  listDesigns: ({ query, language }) => ({
    data: pageOf(findDesigns(designCards(language), query), query.page, query.limit ?? 12),
  }),

  getDesignPreview: ({ params, language }) => ({
    data: designPreview(params.id, language) ?? nowhere(),
  }),

  getDesignPartner: ({ params, language }) => ({
    data: designPartner(params.id, language) ?? nowhere(),
  }),

  getDesign: ({ params, language }) => ({ data: designDetail(params.id, language) ?? nowhere() }),

  listInteriorShares({ query, language }) {
    const found = interiorShares(language).filter(
      ({ title, style, house_type: house, city }) =>
        holds(title, query.q) &&
        (query.style === undefined || style === query.style) &&
        (query.house_type === undefined || house === query.house_type) &&
        (query.city === undefined || city === query.city),
    );
    const sorted = query.sort === 'popular' ? found.toSorted((a, b) => b.likes - a.likes) : found;
    return { data: pageOf(sorted, query.page, query.limit) };
  },

  getInteriorShare: ({ params, language }) => ({
    data: interiorShareDetail(params.slug, language) ?? nowhere(),
  }),

  viewInteriorShare: ({ body: { id } }) => ({ data: { id } }),

  countSharePieces: ({ body: { id } }) => ({ data: { id } }),

  likeInteriorShare({ body: { id, liked }, language }) {
    const { likes } = interiorShares(language).find((share) => share.id === id) ?? nowhere();
    return { data: { id, liked, likes: likes + (liked ? 1 : 0) } };
  },

  listLikedShares: () => ({ data: { ids: [], own: [] } }),

  listMyHomes({ query, language }) {
    const all = interiorShares(language);
    const mine = { shared: all.slice(0, 2), liked: all.slice(2, 7), saved: all.slice(4, 5) };
    const { kind = 'shared', page, limit = 12 } = query;
    return {
      data: {
        ...pageOf(mine[kind], page, limit),
        counts: {
          shared: mine.shared.length,
          liked: mine.liked.length,
          saved: mine.saved.length,
        },
      },
    };
  },

  listArticles({ query, language }) {
    const found = articles(language).filter(
      ({ title, type }) =>
        holds(title, query.q) && (query.type === undefined || type === query.type),
    );
    return { data: pageOf(found, query.page, query.limit) };
  },

  getArticle({ params, language }) {
    const article = articleDetail(params.id, language);
    if (article === undefined) throw new MockFailure(404);
    return { data: article };
  },

  listEssays({ query, language }) {
    const found = essays(language).filter(({ title }) => holds(title, query.q));
    return { data: pageOf(found, query.page, query.limit) };
  },

  getEssay({ params, language }) {
    const essay = essayDetail(params.id, language);
    if (essay === undefined) throw new MockFailure(404);
    return { data: essay };
  },

  ...termsAnswers,

  async uploadImages({ request }) {
    const form = await request.clone().formData();
    const folder = form.get('folder');
    if (typeof folder !== 'string' || !folders.has(folder)) throw new MockFailure(400);
    const files = await picturesOf(form);
    return { data: files.map((_, index) => `/media/uploads/story-${index + 1}.avif`) };
  },
};

/** @throws {MockFailure} as the server: without a picture, above the limit, for what is none. */
export async function picturesOf(form: FormData): Promise<readonly File[]> {
  const files = filesOf(form);
  for (const file of files) if (!(await isPicture(file))) throw new MockFailure(415);
  return files;
}

/** @throws {MockFailure} without a file, or above the limit. */
export function filesOf(form: FormData): readonly File[] {
  const files = form.getAll('files').filter((entry) => typeof entry !== 'string');
  if (files.length === 0) throw new MockFailure(400);
  if (files.some(({ size }) => size > mostBytes)) throw new MockFailure(413);
  return files;
}

/** JPEG, PNG, WebP or AVIF by its first bytes. */
async function isPicture(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return /^\u00ff\u00d8|^\u0089PNG|^RIFF....WEBP|^....ftypavi[fs]/s.test(head);
}
