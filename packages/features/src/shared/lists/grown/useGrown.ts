import {
  type Answer,
  type Input,
  type InputArgument,
  type Operation,
  type OperationId,
  type PageMeta,
  query,
} from '@hien/api';
import { type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { Loadable } from '../../query/loadable.ts';
import { grownFrom } from './grown.ts';

interface Page {
  readonly meta: PageMeta;
  readonly items: { readonly id: number }[];
}

/** Operations that answer pages of such a list. */
type ListId = { [Id in OperationId]: Answer<Id> extends Page ? Id : never }[OperationId];

export interface Growth {
  /** The first page that is shown. */
  from: number;
  /** The page that was asked for last. */
  page: number;
  /** How many of what is shown stood there before it; undefined until it is there. */
  before: number | undefined;
  /** Asks again for the page that could not be had. */
  retry: (() => void) | undefined;
}

/** One page of a list, or those from the one it grew from, as if they were one; and how it grows. */
export function useGrown<Id extends ListId>(
  operation: Operation<Id>,
  inputOf: (page: number) => Input<Id>,
  page: number,
): { query: Loadable<Answer<Id>>; growth: Growth } {
  const language = useLanguage();
  const ask = (one: number) =>
    query(
      operation,
      language,
      ...([inputOf(one)] as InputArgument<Input<Id>>),
    ) as unknown as UseQueryOptions<Answer<Id> & Page>;
  const from = grownFrom(useLocation().state, page);
  const last = useQuery(ask(page));
  const earlier = useQueries({
    queries: Array.from({ length: page - from }, (_, at) => ask(from + at)),
  });
  if (from === page)
    return { query: last, growth: { from, page, before: undefined, retry: undefined } };

  const pages = [...earlier, last];
  const missing = pages.findIndex((one) => one.data === undefined || one.isPlaceholderData);
  const there = missing < 0 ? pages : pages.slice(0, missing);
  const data = joined(there.flatMap((one) => one.data ?? []));
  const next = pages[missing];
  const before = missing < 0 ? joined(earlier.flatMap((one) => one.data ?? [])) : undefined;
  return {
    query: {
      data,
      // What is there stays as it is; a page that does not come says so behind it.
      error: data === undefined ? (next?.error ?? null) : null,
      isPending: data === undefined && next?.isPending === true,
      isFetching: pages.some((one) => one.isFetching),
      isPlaceholderData: false,
      refetch: () => Promise.all(pages.map((one) => one.refetch())),
    },
    growth: {
      from,
      page,
      before: before?.items.length,
      retry: next?.isError && !next.isFetching ? () => void next.refetch() : undefined,
    },
  };
}

/** What moved to a later page while somebody read stands there once. */
function joined<Data extends Page>(pages: readonly Data[]): Data | undefined {
  const last = pages.at(-1);
  if (last === undefined) return undefined;
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return { ...last, items: [...byId.values()] };
}
