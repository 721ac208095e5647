import { getTerms } from '@hien/api';
import { type TermsCategory, isTermsCategory, termsCategoryLabels } from '@hien/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../../shared/address/address.ts';
import { whole } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { TermDetailView } from './TermDetailView.tsx';

/** `?version=3`: an earlier version than the one in force. */
const address = addressOf({ version: whole(1, 10_000) });

export const prefetch: Prefetch = ({ notFound, need, params, search }) => {
  const category = params['category'] ?? '';
  if (isTermsCategory(category)) need(getTerms, { category, ...address.read(search) });
  else notFound();
};

/** One document, in the version in force or another one, to be read or printed. */
export function Screen() {
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
  const { version } = address.read(search);
  const terms = useCall(getTerms, { category, version }, { placeholderData: keepPreviousData });
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
