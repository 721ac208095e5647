import type { Language } from '@hien/domain';
import { pictureOf, textOf } from '../db/localized.ts';
import type { LocalizedText } from '../db/schema/columns.ts';
import { brands } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { eq } from 'drizzle-orm';
import { countFacets } from './search/facet-groups.ts';
import { categoryNames } from './products/list-products.ts';
import { noFilter } from './search/product-filter.ts';
import type { Shop } from './shop.ts';

export const textOrNull = (text: LocalizedText | null, language: Language): string | null =>
  text === null ? null : textOf(text, language);

/** A workshop with its story, and how much of what it makes. */
export function getBrand(shop: Shop): Handler<'getBrand'> {
  return async ({ params, language }) => {
    const [brand] = await shop.database.orm.select().from(brands).where(eq(brands.id, params.id));
    if (brand === undefined) throw new ApiError('NOT_FOUND');
    const { categories, groups } = await shop.catalogue.get();
    const counts = countFacets(groups, { ...noFilter, brands: [brand.id] });
    return {
      id: brand.id,
      name: brand.name,
      slug: brand.slug,
      country: textOf(brand.country, language),
      place: textOrNull(brand.place, language),
      line: textOrNull(brand.line, language),
      story: textOrNull(brand.story, language),
      craft: textOrNull(brand.craft, language),
      founded: brand.founded,
      productCount: counts.total,
      logo: pictureOf(brand.logo, language),
      cover: pictureOf(brand.cover, language),
      categories: categories.flatMap(({ id, name }) => {
        const count = counts.categories.get(id) ?? 0;
        return count === 0 ? [] : [{ ...categoryNames(id, name), count }];
      }),
    };
  };
}
