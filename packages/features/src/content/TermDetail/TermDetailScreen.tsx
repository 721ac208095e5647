import { termsQuery } from '@hien/api';
import { type TermsCategory, isTermsCategory, termsCategoryLabels } from '@hien/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type Prefetch, nothingThere } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { TermDetailView } from './TermDetailView.tsx';

/** The number in the address; what cannot be one counts as none. */
function versionOf(search: URLSearchParams): number | undefined {
  const version = Number(search.get('version') ?? '');
  return Number.isInteger(version) && version > 0 && version <= 10_000 ? version : undefined;
}

export const prefetchTermDetail: Prefetch = (queryClient, { language, params, search }) => {
  const category = params['category'] ?? '';
  return [
    isTermsCategory(category)
      ? queryClient.fetchQuery(termsQuery(language, category, versionOf(search)))
      : nothingThere(),
  ];
};

/** One document, in the version in force or another one, to be read or printed. */
export function TermDetailScreen() {
  const text = useText();
  const { category } = useRouteParams(paths.termDetail);
  if (isTermsCategory(category)) return <Document category={category} />;
  return (
    <>
      <PageHead title={text('state.not-found.title')} hidden />
      <NotFoundState />
    </>
  );
}

function Document({ category }: { category: TermsCategory }) {
  const language = useLanguage();
  const [search] = useSearchParams();
  const version = versionOf(search);
  const terms = useQuery(termsQuery(language, category, version));
  return (
    <>
      <PageHead
        title={termsCategoryLabels[category][language]}
        {...(terms.data ? { description: terms.data.summary } : {})}
        hidden={version !== undefined || search.has('print')}
      />
      <TermDetailView category={category} terms={terms} printed={search.has('print')} />
    </>
  );
}
