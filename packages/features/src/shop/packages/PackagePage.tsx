import { type PackageSetKind, packageQuery, packagesQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type PageUrl, nothingThere, type Prefetch } from '../../shared/routing/prefetch.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { numericId } from '../parts/numeric-id.ts';
import { PackageView } from './PackageView.tsx';

/** What the server fetches for a page of sets of a kind. */
export const prefetchPackage =
  (kind: PackageSetKind): Prefetch =>
  (queryClient, { language, params }: PageUrl) => {
    const id = numericId(params.id ?? '');
    if (id === undefined) return [nothingThere()];
    return [
      queryClient.fetchQuery(packageQuery(language, id, kind)),
      queryClient.prefetchQuery(packagesQuery(language)),
    ];
  };

/** A tier of furniture with its whole homes or its corners. */
export function PackagePage({ id: given, kind }: { id: string; kind: PackageSetKind }) {
  const id = numericId(given);
  return id === undefined ? <NotFoundState /> : <KnownPackage key={id} id={id} kind={kind} />;
}

function KnownPackage({ id, kind }: { id: number; kind: PackageSetKind }) {
  const text = useText();
  const language = useLanguage();
  const detail = useQuery(packageQuery(language, id, kind));
  const tiers = useQuery(packagesQuery(language));
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
