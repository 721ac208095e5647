import type { Language } from '@hien/domain';
import type { SearchRanks } from '../../db/search-vector.ts';
import { passes } from './facet-groups.ts';
import { type ProductFilter, isOpen } from './product-filter.ts';
import { type CardText, cardsByIds } from '../products/product-repository.ts';
import { rankedIds, searchDepth } from './product-search.ts';
import type { Shop } from '../shop.ts';

type Window = { readonly language: Language; readonly offset: number; readonly limit: number };

/** Cards of the products a text finds, best match first. */
export async function foundCards(
  shop: Shop,
  ranks: SearchRanks,
  filter: ProductFilter,
  { language, offset, limit }: Window,
): Promise<CardText[]> {
  const ids = await foundIds(shop, ranks, filter, offset, limit);
  return cardsByIds(shop.database, ids, language, shop.now());
}

/** From what the sample knows for certain; beyond that the database is asked. */
async function foundIds(
  shop: Shop,
  ranks: SearchRanks,
  filter: ProductFilter,
  offset: number,
  limit: number,
): Promise<number[]> {
  const { ordered, complete } = await shop.searchSample(ranks);
  const end = offset + limit;
  if (complete || (isOpen(filter) && end <= ordered.length)) {
    return ordered
      .filter((match) => passes(match, filter) && (filter.fits?.has(match.size) ?? true))
      .slice(offset, end)
      .map(({ id }) => id);
  }
  return rankedIds(shop.database, ranks, filter, { offset, limit });
}

/**
 * What another order than the best match sorts: the best matches the filter leaves, as far as a search
 * reaches. The database finds them by their ids; for the words it would walk the whole order.
 */
export async function bestIds(
  shop: Shop,
  ranks: SearchRanks,
  filter: ProductFilter,
): Promise<readonly number[]> {
  const { complete } = await shop.searchSample(ranks);
  const find = (): Promise<number[]> => foundIds(shop, ranks, filter, 0, searchDepth);
  return complete ? find() : shop.bestIds.get(`${ranks.any} ${JSON.stringify(filter)}`, find);
}
