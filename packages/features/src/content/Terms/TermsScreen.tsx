import { termsListQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { TermsView } from './TermsView.tsx';

export const prefetchTerms: Prefetch = (queryClient, { language }) => [
  queryClient.prefetchQuery(termsListQuery(language)),
];

/** Every document people agree to or can rely on. */
export function TermsScreen() {
  const text = useText();
  return (
    <>
      <PageHead title={text('terms.title')} description={text('terms.lead')} />
      <TermsView documents={useQuery(termsListQuery(useLanguage()))} />
    </>
  );
}
