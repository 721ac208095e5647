import { bannersQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';

export const prefetchHome: Prefetch = (queryClient, { language }) => [queryClient.prefetchQuery(bannersQuery(language, 'home-hero'))];

export function HomeScreen() {
  const text = useText();
  useQuery(bannersQuery(useLanguage(), 'home-hero'));
  return (
    <>
      <PageHead title={text('shell.title')} description={text('shell.description')} />
      <h1>{text('shell.title')}</h1>
    </>
  );
}
