import { asksFacts } from '@hien/domain';
import type { Orm } from '../../db/database.ts';
import { categories } from '../../db/schema/shop.ts';

/** Ids of the categories whose goods are appliances: an item of theirs is not sent without its facts. */
export async function applianceCategories(orm: Orm): Promise<ReadonlySet<number>> {
  const rows = await orm.select({ id: categories.id, slug: categories.slug }).from(categories);
  return new Set(rows.filter(asksFacts).map(({ id }) => id));
}
