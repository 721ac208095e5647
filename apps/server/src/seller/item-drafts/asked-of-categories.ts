import { type AskedFacts, type ItemContent, askedFacts } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { categories } from '../../db/schema/shop.ts';

/** What goods of each category are asked for besides: an item is not sent without it. */
export async function askedOfCategories(
  orm: Orm,
): Promise<(content: Pick<ItemContent, 'categoryId'>) => AskedFacts> {
  const rows = await orm.select({ id: categories.id, slug: categories.slug }).from(categories);
  const asked = new Map(rows.map((category) => [category.id, askedFacts(category)]));
  return ({ categoryId }) => asked.get(categoryId ?? 0) ?? null;
}
