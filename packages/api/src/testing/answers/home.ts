import { type Language, fold, highlight, queryWords } from '@hien/domain';
import type { SearchGroup, SearchHit } from '../../types.ts';
import { articles } from '../fixtures/articles.ts';
import { banners } from '../fixtures/shop/banners.ts';
import { interiorShares } from '../fixtures/community.ts';
import { simpleDesigns } from '../fixtures/designs.ts';
import { newsletterTokens } from '../fixtures/newsletter.ts';
import { MockFailure } from '../failure.ts';
import { productCard, productIds } from '../fixtures/shop/products.ts';
import type { Answers } from './answerer.ts';
import { filterProducts } from './product-filter.ts';

type Findable = Pick<SearchHit, 'id' | 'title' | 'slug' | 'picture'> & {
  readonly excerpt?: string;
};

function group(all: readonly Findable[], q: string, limit: number): SearchGroup {
  const words = queryWords(q);
  const found =
    words.length === 0
      ? []
      : all.filter(({ title }) => words.every((word) => fold(title).includes(word)));
  const items = found.slice(0, limit).map(({ id, title, slug, picture, excerpt = '' }) => ({
    id,
    title,
    slug,
    picture,
    excerpt,
    highlights: highlight(title, q),
  }));
  return { items, total: found.length };
}

function products(language: Language, q: string, limit: number) {
  const found = queryWords(q).length === 0 ? [] : filterProducts(productIds, { q }, language);
  const items = found.slice(0, limit).map((id) => {
    const { name, slug, picture, highlights, brand, prices, availability, rating } = productCard(
      id,
      language,
      q,
    );
    return {
      id,
      title: name,
      slug,
      excerpt: '',
      picture,
      highlights,
      brand_name: brand.name,
      list_price: prices.listPrice,
      final_price: prices.finalPrice,
      availability,
      rating,
    };
  });
  return { items, total: found.length };
}

/** @throws {MockFailure} NOT_FOUND for a link that is not good any more. */
function letter(ask: keyof typeof newsletterTokens, token: string): { done: true } {
  if (token !== newsletterTokens[ask]) throw new MockFailure(404);
  return { done: true };
}

export const homeAnswers: Answers<
  'search' | 'listBanners' | 'subscribeNewsletter' | 'confirmNewsletter' | 'leaveNewsletter'
> = {
  search({ query, language }) {
    const q = query.q.normalize('NFC').trim();
    const limit = query.limit ?? 8;
    const groups = {
      products: products(language, q, limit),
      designs: group(simpleDesigns(language), q, limit),
      articles: group(articles(language), q, limit),
      interior_shares: group(interiorShares(language), q, limit),
    };
    const total = Object.values(groups).reduce((sum, one) => sum + one.total, 0);
    return { data: { query: q, total, ...groups } };
  },

  listBanners: ({ query, language }) => ({
    items: banners(language).filter(
      ({ position }) => query.position === undefined || position === query.position,
    ),
  }),

  subscribeNewsletter: () => ({ subscribed: true }),
  confirmNewsletter: ({ body }) => letter('confirm', body.token),
  leaveNewsletter: ({ body }) => letter('leave', body.token),
};
