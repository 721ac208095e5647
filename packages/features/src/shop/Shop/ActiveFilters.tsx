import type { Facets } from '@hien/api';
import type { Category } from '@hien/domain';
import { FilterChips, type FilterChip } from '@hien/ui';
import { changed } from '../../shared/address/address.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { categoryName } from '../parts/category-name.ts';
import { priceWords } from './price-words.ts';
import { shopAddress, type ShopQuery } from './shop-query.ts';

interface ActiveFiltersProps {
  query: ShopQuery;
  facets: Facets | undefined;
  categories: readonly Category[];
  href: (query: ShopQuery) => string;
}

/** Everything in force, each with its own way off. */
export function ActiveFilters({ query, facets, categories, href }: ActiveFiltersProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();

  const chip = (id: string, label: string | undefined, without: Partial<ShopQuery>): FilterChip[] =>
    label === undefined
      ? []
      : [
          {
            id,
            label,
            href: href(changed(query, without)),
            removeLabel: text('shop.filter.remove', { name: label }),
          },
        ];
  const brandName = (id: number) => facets?.brands.find((brand) => brand.id === id)?.name;

  const chips = [
    ...chip('q', query.q === '' ? undefined : `“${query.q}”`, { q: '' }),
    ...chip('category', categoryName(categories, query.category, language), { category: 0 }),
    ...query.brands.flatMap((id) =>
      chip(`brand-${id}`, brandName(id), { brands: query.brands.filter((other) => other !== id) }),
    ),
    ...chip('price', priceWords(query, text, format), { priceFrom: null, priceTo: null }),
    ...chip('room', query.room === null ? undefined : text(`room.${query.room}`), { room: null }),
    ...chip('style', query.style === null ? undefined : text(`style.${query.style}`), {
      style: null,
    }),
    ...chip('way-in', query.wayIn === null ? undefined : text('fit.filter.title'), { wayIn: null }),
    ...chip('discounted', query.discounted ? text('shop.filter.discounted') : undefined, {
      discounted: false,
    }),
    ...chip('in-stock', query.inStock ? text('shop.filter.in-stock') : undefined, {
      inStock: false,
    }),
  ];
  return (
    <FilterChips
      label={text('shop.filter.active')}
      chips={chips}
      clear={{
        label: text('shop.filter.clear'),
        href: href({ ...shopAddress.start, sort: query.sort }),
      }}
    />
  );
}
