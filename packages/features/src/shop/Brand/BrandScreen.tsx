import { getBrand, listProducts } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { type UrlOf, addressOf } from '../../shared/address/address.ts';
import { id, readId, whole } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { BrandView } from './BrandView.tsx';

const limit = 24;
/** The last page that the list of a brand can have. */
const lastPage = 1000;
const address = addressOf({ category: id, page: whole(1, lastPage, 1) });
const input = (brand: number, url: UrlOf<typeof address>) => ({ brand: [brand], ...url, limit });

export const prefetch: Prefetch = ({ notFound, want, need, params, search }) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  need(getBrand, { id });
  want(listProducts, input(id, address.read(search)));
};

/** One workshop: its story, then what it makes. */
export function Screen() {
  const id = readId(useRouteParams(paths.brand).id);
  return id === undefined ? <NotFoundState /> : <BrandPage key={id} id={id} />;
}

function BrandPage({ id }: { id: number }) {
  const { url, href } = useAddress(address);
  const brand = useCall(getBrand, { id });
  const products = useCall(listProducts, input(id, url));
  return (
    <>
      {brand.data ? (
        <PageHead
          title={brand.data.name}
          description={brand.data.line ?? brand.data.name}
          hidden={url.category !== undefined || url.page > 1}
        />
      ) : null}
      <BrandView brand={brand} products={products} category={url.category} href={href} />
    </>
  );
}
