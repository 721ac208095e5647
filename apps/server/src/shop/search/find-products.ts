import type { Language } from '@hien/domain';
import { searchRanks } from '../../db/search-vector.ts';
import type { Answer } from '../../http/handler.ts';
import { countMatches } from './count-products.ts';
import { highlightRanges } from './highlights.ts';
import { noFilter } from './product-filter.ts';
import { foundCards } from './found-cards.ts';
import { productTexts } from './product-texts.ts';
import type { Shop } from '../shop.ts';

type Found = Answer<'search'>['data']['products'];
type Card = Answer<'listProducts'>['products'][number];

/** The search over everything asks the shop for its share. */
export type FindProducts = (text: string, language: Language, limit: number) => Promise<Found>;

export function findProducts(shop: Shop): FindProducts {
  return async (written, language, limit) => {
    const text = await shop.understood(written);
    const ranks = searchRanks(text);
    if (ranks === null) return { items: [], total: 0 };
    const [texts, counts] = await Promise.all([
      foundCards(shop, ranks, noFilter, { language, offset: 0, limit }),
      countMatches(shop, ranks, noFilter),
    ]);
    const cards = texts.map((card) => JSON.parse(card) as Card);
    const summaries = await productTexts(
      shop.database,
      cards.map(({ id }) => id),
      language,
    );
    return {
      items: cards.map(
        ({ id, name, nameLanguage, slug, picture, brand, prices, availability, rating }) => {
          return {
            id,
            title: name,
            title_language: nameLanguage ?? null,
            slug,
            excerpt: summaries.get(id) ?? '',
            picture,
            highlights: highlightRanges(name, text),
            brand_name: brand.name,
            list_price: prices.listPrice,
            final_price: prices.finalPrice,
            availability,
            rating,
          };
        },
      ),
      total: Math.max(counts.total, cards.length),
    };
  };
}
