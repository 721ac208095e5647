import { MockFailure } from '../failure.ts';
import { decorSet } from '../fixtures/designs.ts';
import { banners, bannerText } from '../fixtures/shop/banners.ts';
import { brands, brandStory } from '../fixtures/shop/brands.ts';
import { categories } from '../fixtures/shop/categories.ts';
import { furniturePackages, packageDetail } from '../fixtures/shop/packages.ts';
import { productCard, productIds, rowOf } from '../fixtures/shop/products.ts';
import { say } from '../fixtures/text.ts';
import type { Answers } from './answerer.ts';

export const packageAnswers: Answers<
  'getBrand' | 'listPackages' | 'getPackage' | 'getDecorSet' | 'getBanner'
> = {
  getBrand({ params, language }) {
    const brand = brands.find(({ id }) => id === params.id);
    if (brand === undefined) throw new MockFailure(404);
    const own = productIds.filter((id) => rowOf(id).brandId === brand.id);
    return {
      ...brand,
      ...brandStory(language),
      categories: categories.flatMap(({ categoryId, name, nameEn, nameKo }) => {
        const count = own.filter((id) => rowOf(id).categoryId === categoryId).length;
        return count === 0 ? [] : [{ categoryId, name, nameEn, nameKo, count }];
      }),
    };
  },

  listPackages: ({ language }) => ({ packages: furniturePackages(language) }),

  getPackage({ params, query, language }) {
    const found = packageDetail(params.id, language, query.kind);
    if (found === undefined) throw new MockFailure(404);
    return found;
  },

  getDecorSet({ params, language }) {
    const found = decorSet(params.id, language);
    if (found === undefined) throw new MockFailure(404);
    return found;
  },

  getBanner({ params, language }) {
    const banner = banners(language).find(({ id }) => id === params.id);
    // As the sample's: the large ones lead to a list at once.
    if (banner === undefined || banner.position === 'home-hero') throw new MockFailure(404);
    return {
      ...banner,
      content: say(bannerText, language),
      leadsTo: '/shop?category=7&discounted=true',
      products: productIds.slice(0, 8).map((id) => productCard(id, language)),
    };
  },
};
