import { SortMenu } from '@hien/ui';
import { changed } from '../../shared/address/address.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { shopSorts, type ShopQuery } from './shop-query.ts';

interface ShopSortProps {
  query: ShopQuery;
  href: (query: ShopQuery) => string;
}

export function ShopSort({ query, href }: ShopSortProps) {
  const text = useText();
  return (
    <SortMenu
      label={text('shop.sort.label')}
      value={query.sort}
      options={shopSorts.map((sort) => ({
        id: sort,
        label: text(`shop.sort.${sort}`),
        href: href(changed(query, { sort })),
      }))}
    />
  );
}
