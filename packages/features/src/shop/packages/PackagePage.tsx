import { type PackageSetKind, getPackage, listPackages } from '@hien/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { readId } from '../../shared/address/parts.ts';
import { PackageView } from './PackageView.tsx';

/** What the server fetches for a page of sets of a kind. */
export const prefetchPackage =
  (kind: PackageSetKind): Prefetch =>
  ({ need, want, notFound, params }) => {
    const id = readId(params.id);
    if (id === undefined) return notFound();
    need(getPackage, { id, kind });
    want(listPackages);
  };

/** A tier of furniture with its whole homes or its corners. */
export function PackagePage({ id: given, kind }: { id: string; kind: PackageSetKind }) {
  const id = readId(given);
  return id === undefined ? <NotFoundState /> : <KnownPackage key={id} id={id} kind={kind} />;
}

function KnownPackage({ id, kind }: { id: number; kind: PackageSetKind }) {
  const text = useText();
  const detail = useCall(getPackage, { id, kind }, { placeholderData: keepPreviousData });
  const tiers = useCall(listPackages, {}, { select: ({ packages }) => packages });
  return (
    <>
      {detail.data ? (
        <PageHead
          title={`${detail.data.name} · ${text(`packages.kind.${kind}`)}`}
          description={detail.data.line}
        />
      ) : null}
      <PackageView detail={detail} tiers={tiers} kind={kind} />
    </>
  );
}
