import { faqQuery, figuresQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { AboutUsView } from './AboutUsView.tsx';

export const prefetchAboutUs: Prefetch = (queryClient, { language }) => [
  queryClient.prefetchQuery(figuresQuery()),
  queryClient.prefetchQuery(faqQuery(language)),
];

/** Who Hiên is, and the questions that visitors without an account have, too (D42). */
export function AboutUsScreen() {
  const text = useText();
  return (
    <>
      <PageHead
        title={text('about.title')}
        description={text('about.lead')}
        image="/media/banners/banner-home-1.avif"
      />
      <AboutUsView
        figures={useQuery(figuresQuery())}
        questions={useQuery(faqQuery(useLanguage()))}
      />
    </>
  );
}
