import { brandsQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { BrandDesignListView } from './BrandDesignListView.tsx';

export const prefetchBrandDesignList: Prefetch = (queryClient, { language }) => [
  queryClient.prefetchQuery(brandsQuery(language)),
];

/** Every workshop that sells here. */
export function BrandDesignListScreen() {
  const text = useText();
  const brands = useQuery(brandsQuery(useLanguage()));
  return (
    <>
      <PageHead title={text('brands.title')} description={text('brands.lead')} />
      <BrandDesignListView brands={brands} />
    </>
  );
}
