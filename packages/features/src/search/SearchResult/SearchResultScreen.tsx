import { search } from '@hien/api';
import { searchWords } from '@hien/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { SearchResultView } from './SearchResultView.tsx';

/** The address carries the words (D84). */
const wordsOf = (id = ''): string => searchWords(id);
const input = (q: string) => ({ q, limit: 8 });

export const prefetch: Prefetch = ({ want, params }) => {
  want(search, input(wordsOf(params.id)));
};

/** Everything that holds the words, by kind. */
export function Screen() {
  const text = useText();
  const q = wordsOf(useRouteParams(paths.searchResult).id);
  const result = useCall(search, input(q), { placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={text('search-result.title', { q })} hidden />
      <SearchResultView q={q} result={result} />
    </>
  );
}
