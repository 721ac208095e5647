import { type Language, fold } from '@hien/domain';
import { textOf } from '../../db/localized.ts';
import { searchRanks } from '../../db/search-vector.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { highlightRanges } from './highlights.ts';
import { noFilter } from './product-filter.ts';
import { foundCards } from './found-cards.ts';
import type { Shop } from '../shop.ts';

type Suggestion = Answer<'suggest'>['items'][number];
type Card = Answer<'listProducts'>['products'][number];

/** At each pause in typing: products, then categories, brands and keywords, accents or not. */
export function suggest(shop: Shop): Handler<'suggest'> {
  return async ({ query, language }) => {
    const written = (query.q ?? '').trim().normalize('NFC');
    const text = await shop.understood(written);
    const limit = query.limit ?? 8;
    const catalogue = await shop.catalogue.get();
    const ranks = searchRanks(text);
    if (ranks === null)
      return { query: written, items: text === '' ? keywords(catalogue, '', limit) : [] };
    const beside = [...places(catalogue, text, language), ...keywords(catalogue, text, 3)];
    const cards = await foundCards(shop, ranks, noFilter, { language, offset: 0, limit });
    const products = cards.map((card): Suggestion => {
      const { id, name, picture, prices } = JSON.parse(card) as Card;
      return {
        kind: 'product',
        id,
        text: name,
        highlights: highlightRanges(name, text),
        picture,
        finalPrice: prices.finalPrice,
      };
    });
    // At least half of the room is for products, the rest for what leads to many of them.
    const besideKept = beside.slice(0, Math.max(limit - products.length, Math.floor(limit / 2)));
    return {
      query: written,
      items: [...products.slice(0, limit - besideKept.length), ...besideKept],
    };
  };
}

/** Whether a word of the text begins with the query; both folded. */
const begins = (text: string, query: string): boolean =>
  ` ${fold(text)}`.includes(` ${fold(query)}`);

function places(catalogue: Catalogue, query: string, language: Language): Suggestion[] {
  const suggestion = (kind: 'category' | 'brand', id: number, text: string): Suggestion => ({
    kind,
    id,
    text,
    highlights: highlightRanges(text, query),
  });
  const categories = catalogue.categories.map(({ id, name }) =>
    suggestion('category', id, textOf(name, language)),
  );
  const brands = catalogue.brands.map(({ id, name }) => suggestion('brand', id, name));
  return [...categories, ...brands].filter(({ text }) => begins(text, query));
}

function keywords(catalogue: Catalogue, query: string, limit: number): Suggestion[] {
  return catalogue.keywords
    .filter((word) => begins(word, query))
    .slice(0, limit)
    .map((word) => ({
      kind: 'keyword',
      id: null,
      text: word,
      highlights: highlightRanges(word, query),
    }));
}
