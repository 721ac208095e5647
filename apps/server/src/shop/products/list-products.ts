import { type Language, readWayIn } from '@hien/domain';
import { pageMeta } from '../../db/page.ts';
import { type SearchRanks, searchRanks } from '../../db/search-vector.ts';
import { type Answer, type Handler, JsonText } from '../../http/handler.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Catalogue, ComingIn } from './catalogue.ts';
import { countMatches } from '../search/count-products.ts';
import { type FacetCounts, type FacetGroup, countFacets } from '../search/facet-groups.ts';
import { highlightRanges } from '../search/highlights.ts';
import { type ProductFilter, noFilter } from '../search/product-filter.ts';
import { bestIds, foundCards } from '../search/found-cards.ts';
import { listCards } from './product-repository.ts';
import type { Shop } from '../shop.ts';

type Facets = Answer<'listProducts'>['facets'];
type Card = Answer<'listProducts'>['products'][number];

/** The shop's list: filtered, sorted, paged, with the counts of what can be narrowed further. */
export function listProducts(shop: Shop): Handler<'listProducts'> {
  return async ({ query, language }) => {
    const text = await shop.understood((query.q ?? '').trim());
    const ranks = searchRanks(text);
    const page = query.page ?? 1;
    const limit = query.limit ?? 24;
    const sort = query.sort ?? 'recommended';
    const catalogue = await shop.catalogue.get();
    const coming = await comingIn(shop, query.wayIn);
    const filter: ProductFilter = {
      category: query.category === 0 ? null : (query.category ?? null),
      brands: query.brand ?? [],
      priceFrom: query.priceFrom ?? null,
      priceTo: query.priceTo ?? null,
      discounted: query.discounted ?? false,
      inStock: query.inStock ?? false,
      room: query.room ?? null,
      style: query.style ?? null,
      fits: coming?.fits ?? null,
    };
    const groups = coming?.groups ?? catalogue.groups;
    const counts = await countOf(shop, groups, text, ranks, filter);
    const offset = (page - 1) * limit;
    const cards =
      offset >= counts.total
        ? []
        : await cardsOf(shop, { ranks, text, filter, sort, language, offset, limit });
    const meta = pageMeta(page, limit, counts.total);
    const facets = JSON.stringify(facetsOf(counts, catalogue));
    return new JsonText(
      `{"products":[${cards.join(',')}],"meta":${JSON.stringify(meta)},"facets":${facets}}`,
    );
  };
}

/** What comes through the way in that is asked for; null where none is. */
async function comingIn(shop: Shop, code: string | undefined): Promise<ComingIn | null> {
  if (code === undefined) return null;
  const way = readWayIn(code);
  if (way === null) throw new ApiError('VALIDATION');
  return shop.catalogue.comingThrough(way);
}

/** Text without a single word in it matches nothing. */
async function countOf(
  shop: Shop,
  groups: readonly FacetGroup[],
  text: string,
  ranks: SearchRanks | null,
  filter: ProductFilter,
): Promise<FacetCounts> {
  if (ranks !== null) return countMatches(shop, ranks, filter);
  return countFacets(text === '' ? groups : [], filter);
}

type CardsOf = Parameters<typeof listCards>[2] extends infer Query
  ? Omit<Query, 'now'> & { readonly ranks: SearchRanks | null; readonly text: string }
  : never;

async function cardsOf(shop: Shop, wanted: CardsOf): Promise<string[]> {
  const { ranks, text, filter, sort, language, offset, limit } = wanted;
  const now = shop.now();
  if (ranks === null)
    return listCards(shop.database, shop.anchors, { filter, sort, language, offset, limit, now });
  const cards =
    sort === 'recommended'
      ? await foundCards(shop, ranks, filter, { language, offset, limit })
      : await listCards(shop.database, shop.anchors, {
          filter: { ...noFilter, ids: await bestIds(shop, ranks, filter) },
          sort,
          language,
          offset,
          limit,
          now,
        });
  return cards.map((card) => highlighted(card, text));
}

/** The card with the ranges of its name that answer the query. */
export function highlighted(card: string, text: string): string {
  const parsed = JSON.parse(card) as Card;
  return JSON.stringify({ ...parsed, highlights: highlightRanges(parsed.name, text) });
}

function facetsOf(counts: FacetCounts, catalogue: Catalogue): Facets {
  const values = (map: ReadonlyMap<string, number>) =>
    [...map]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return {
    brands: catalogue.brands.flatMap(({ id, name }) => {
      const count = counts.brands.get(id);
      return count === undefined ? [] : [{ id, name, count }];
    }),
    categories: catalogue.categories.flatMap(({ id, name }) => {
      const count = counts.categories.get(id);
      return count === undefined ? [] : [{ ...categoryNames(id, name), count }];
    }),
    rooms: values(counts.rooms),
    styles: values(counts.styles),
    price: counts.price,
    discounted: counts.discounted,
    inStock: counts.inStock,
  };
}

/** D96: a category carries its three names, whatever the language of the request. */
export function categoryNames(id: number, name: Record<Language, string | null> & { vi: string }) {
  return { categoryId: id, name: name.vi, nameEn: name.en ?? name.vi, nameKo: name.ko ?? name.vi };
}
