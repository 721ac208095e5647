import type { Language } from '@hien/domain';
import {
  type DataTag,
  type QueryClient,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import type { Answer, Input, InputArgument, Operation, OperationId } from './operation.ts';
import { request } from './request.ts';

/** `[operation, language, input]`: what one answer is kept under. */
type Key<Id extends OperationId> = readonly [Id, Language | null, Input<Id>];
export type KeyOf<Id extends OperationId> = DataTag<Key<Id>, Answer<Id>, Error>;

/** What the answer of a call is kept under, to read it or to write a newer one. */
export function keyOf<Id extends OperationId>(
  operation: Operation<Id>,
  language: Language,
  ...[input]: InputArgument<Input<Id>>
): KeyOf<Id> {
  const key: Key<Id> = [
    operation.id,
    operation.plain ? null : language,
    (input ?? {}) as Input<Id>,
  ];
  return key as KeyOf<Id>;
}

/**
 * A call as TanStack Query takes it. A screen asks with `useCall`, which knows the page's language; `query` is for who
 * stands outside a component.
 */
export function query<Id extends OperationId>(
  operation: Operation<Id>,
  language: Language,
  ...[input]: InputArgument<Input<Id>>
) {
  const asked = (input ?? {}) as Input<Id>;
  return queryOptions({
    queryKey: keyOf<Id>(operation, language, ...([asked] as unknown as InputArgument<Input<Id>>)),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<Id>> =>
      request(operation, asked, { language, signal }),
    ...(operation.pages ? { placeholderData: keepPreviousData } : {}),
    ...(operation.fresh === undefined ? {} : { staleTime: operation.fresh }),
    ...(operation.ofMember ? { meta: { ofMember: true } } : {}),
  });
}

/**
 * Takes over what a sending has changed: its answer where it is also the answer of a query, and everything that it makes
 * stale is asked anew. Resolves when what is on screen has been.
 */
export async function settle<Id extends OperationId>(
  queryClient: QueryClient,
  { is, stale = [] }: Operation<Id>,
  language: Language,
  answer?: Answer<Id>,
): Promise<void> {
  const newer = is && answer !== undefined ? [is.id, is.plain ? null : language, {}] : undefined;
  if (newer) {
    // What was asked for before the sending would come after its answer and take its place.
    await queryClient.cancelQueries({ queryKey: newer, exact: true });
    queryClient.setQueryData(newer, answer);
  }
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [id, known] }) =>
      stale.some((one) => one === id) || (id === is?.id && !(newer && known === newer[1])),
  });
}
