import { getDesignPartner, listDesigns } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { keepPreviousData } from '@tanstack/react-query';
import { addressOf } from '../../shared/address/address.ts';
import { page, readId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { DesignerHead } from './DesignerHead.tsx';
import { DesignerNotFound } from './DesignerNotFound.tsx';
import { DesignerView } from './DesignerView.tsx';

const address = addressOf({ page });

const soldInput = (id: number, at: number) => ({ partner_id: id, page: at, limit: 12 });

export const prefetch: Prefetch = async ({ need, want, notFound, params, search }) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  want(listDesigns, soldInput(id, address.read(search).page));
  await need(getDesignPartner, { id });
};

/** Who sells designs, and all of what is on sale by them (docs/adr/0181). */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(paths.interiorDesignDesigner).id);
  if (id !== undefined) return <DesignerPage key={id} id={id} />;
  return (
    <>
      <PageHead title={text('designs.designer.not-found')} hidden />
      <DesignerNotFound />
    </>
  );
}

function DesignerPage({ id }: { id: number }) {
  const { url, href } = useAddress(address);
  const designer = useCall(getDesignPartner, { id });
  const designs = useCall(listDesigns, soldInput(id, url.page), {
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {designer.data ? <DesignerHead designer={designer.data} /> : null}
      <DesignerView designer={designer} designs={designs} href={href} />
    </>
  );
}
