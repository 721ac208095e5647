import { fold } from '@hien/domain';
import { brands } from '../fixtures/shop/brands.ts';
import { categories } from '../fixtures/shop/categories.ts';
import { productCard, productIds, rowOf } from '../fixtures/shop/products.ts';
import type { Answers } from './answerer.ts';
import { pageOf } from './answerer.ts';
import { facetsOf, filterProducts, sortProducts } from './product-filter.ts';

export const shopAnswers: Answers<
  'listProducts' | 'listBestProducts' | 'suggest' | 'listAlsoLike' | 'listCategories' | 'listBrands'
> = {
  listProducts({ query, language }) {
    const found = sortProducts(filterProducts(productIds, query, language), query);
    const { items, meta } = pageOf(found, query.page, query.limit);
    return {
      products: items.map((id) => productCard(id, language, query.q)),
      meta,
      facets: facetsOf(query, language),
    };
  },

  listBestProducts: ({ query, language }) => ({
    products: sortProducts(productIds, { sort: 'best' })
      .slice(0, query.limit)
      .map((id) => productCard(id, language)),
  }),

  suggest({ query, language }) {
    const q = (query.q ?? '').normalize('NFC').trim();
    const found = q === '' ? [] : filterProducts(productIds, { q }, language);
    const items = found.slice(0, query.limit).map((id) => {
      const { name, picture, prices, highlights } = productCard(id, language, q);
      return {
        kind: 'product' as const,
        id,
        text: name,
        highlights,
        picture,
        finalPrice: prices.finalPrice,
      };
    });
    return { query: q, items };
  },

  listAlsoLike({ query, language }) {
    const near = productIds.find((id) => id === query.productId);
    const room = near === undefined ? undefined : rowOf(near).room;
    const others = productIds.filter((id) => id !== query.productId);
    const sorted = others.toSorted(
      (a, b) => Number(rowOf(b).room === room) - Number(rowOf(a).room === room) || a - b,
    );
    return { products: sorted.slice(0, query.limit).map((id) => productCard(id, language)) };
  },

  listCategories: () => ({ categories: [...categories] }),

  listBrands: () => ({ brands: brands.toSorted((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1)) }),
};
