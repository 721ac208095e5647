import { providersQuery } from '@hien/api';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';

export const prefetchLogin: Prefetch = (queryClient, { language }) => [queryClient.prefetchQuery(providersQuery(language))];

export function LoginScreen() {
  const text = useText();
  return (
    <>
      <PageHead title={text('nav.login')} hidden />
      <h1>{text('nav.login')}</h1>
    </>
  );
}
