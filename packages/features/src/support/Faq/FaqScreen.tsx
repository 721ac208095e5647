import { faqQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { readText } from '../parts/list-url.ts';
import { FaqView } from './FaqView.tsx';

export const prefetchFaq: Prefetch = (queryClient, { language }) => [
  queryClient.prefetchQuery(faqQuery(language)),
];

/** Frequent questions. `?q=` is what was searched for; an id after `#` opens its question. */
export function FaqScreen() {
  const text = useText();
  const questions = useQuery(faqQuery(useLanguage()));
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageHead title={text('faq.title')} hidden />
      <FaqView
        questions={questions}
        q={readText(params.get('q'))}
        onSearch={(q) => setParams(q === '' ? {} : { q }, { replace: true })}
      />
    </>
  );
}
