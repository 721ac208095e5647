import { listBrands } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { BrandDesignListView } from './BrandDesignListView.tsx';

export const prefetch: Prefetch = ({ want }) => {
  want(listBrands);
};

/** Every workshop that sells here. */
export function Screen() {
  const text = useText();
  const brands = useCall(listBrands, {}, { select: ({ brands }) => brands });
  return (
    <>
      <PageHead title={text('brands.title')} description={text('brands.lead')} />
      <BrandDesignListView brands={brands} />
    </>
  );
}
