import { articlesQuery, figuresQuery } from '@hien/api';
import type { Language } from '@hien/domain';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { PressView } from './PressView.tsx';

const releases = (language: Language) => articlesQuery(language, { type: 'news', limit: 4 });

export const prefetchPress: Prefetch = (queryClient, { language }) => [
  queryClient.prefetchQuery(figuresQuery()),
  queryClient.prefetchQuery(releases(language)),
];

/** What who writes about Hiên needs: marks, facts, pictures, releases. */
export function PressScreen() {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <PageHead title={text('press.title')} description={text('press.lead')} />
      <PressView figures={useQuery(figuresQuery())} releases={useQuery(releases(language))} />
    </>
  );
}
