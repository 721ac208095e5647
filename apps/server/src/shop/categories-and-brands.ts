import { pictureOf, textOf } from '../db/localized.ts';
import type { Handler } from '../http/handler.ts';
import { textOrNull } from './brand-page.ts';
import { countFacets } from './search/facet-groups.ts';
import { categoryNames } from './products/list-products.ts';
import { noFilter } from './search/product-filter.ts';
import type { Shop } from './shop.ts';

/** Every category with its three names; the client puts "All" before them. */
export function listCategories(shop: Shop): Handler<'listCategories'> {
  return async ({ language }) => {
    const { categories, groups } = await shop.catalogue.get();
    const counts = countFacets(groups, noFilter).categories;
    return {
      categories: categories.map(({ id, slug, name, picture }) => ({
        ...categoryNames(id, name),
        slug,
        productCount: counts.get(id) ?? 0,
        picture: pictureOf(picture, language),
      })),
    };
  };
}

/** Brands with something on sale. */
export function listBrands(shop: Shop): Handler<'listBrands'> {
  return async ({ language }) => {
    const { brands, groups } = await shop.catalogue.get();
    const counts = countFacets(groups, noFilter).brands;
    return {
      brands: brands
        .filter((brand) => counts.has(brand.id))
        .map(({ id, name, slug, country, place, line, logo, cover }) => ({
          id,
          name,
          slug,
          country: textOf(country, language),
          place: textOrNull(place, language),
          line: textOrNull(line, language),
          cover: pictureOf(cover, language),
          productCount: counts.get(id) ?? 0,
          logo: pictureOf(logo, language),
        })),
    };
  };
}
