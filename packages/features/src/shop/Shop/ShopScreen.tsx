import { listCategories, listProducts } from '@hien/api';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withAllCategory } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import { readId } from '../../shared/address/parts.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { RecentlySeen } from '../parts/RecentlySeen.tsx';
import { categoryName } from '../parts/category-name.ts';
import { filterCount, shopAddress, shopQueryToWire, type ShopQuery } from './shop-query.ts';
import { DecorSetPage, prefetchDecorSet } from './DecorSetPage.tsx';
import { ShopView } from './ShopView.tsx';

/** The set that the address names, which is a page of its own. */
const setOf = (search: URLSearchParams) => readId(search.get('set'));

export const prefetch: Prefetch = (page) => {
  const { want, search } = page;
  const set = setOf(search);
  if (set !== undefined) return prefetchDecorSet(page, set);
  want(listProducts, shopQueryToWire(shopAddress.read(search)));
  want(listCategories);
};

/** The shop, or one set of it. */
export function Screen() {
  const [search] = useSearchParams();
  const set = setOf(search);
  return set === undefined ? <Products /> : <DecorSetPage key={set} id={set} />;
}

/** Everything the visitor chose is in the address, everything shown comes from one list call. */
function Products() {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = shopAddress.read(params);
  const products = useCall(listProducts, shopQueryToWire(query));
  const categories = useCall(
    listCategories,
    {},
    { select: ({ categories }) => withAllCategory(categories) },
  );

  const href = (next: ShopQuery) => paths.shop.to(language, shopAddress.query(next));
  // A tick answers the finger at once; the address follows when the page has its answer.
  const [ahead, setAhead] = useState({ from: '', query });
  const here = href(query);
  const choose = (next: ShopQuery) => {
    setAhead({ from: here, query: next });
    void navigate(href(next));
  };
  const title = categoryName(categories.data, query.category, language) ?? text('shop.title');
  return (
    <>
      <PageHead
        title={title}
        description={text('shop.description')}
        hidden={query.q !== '' || filterCount({ ...query, category: 0 }) > 0}
      />
      <ShopView
        title={title}
        query={query}
        chosen={ahead.from === here ? ahead.query : query}
        href={href}
        products={products}
        categories={categories.data ?? []}
        onChange={choose}
      />
      <RecentlySeen />
    </>
  );
}
