import {
  type Answer,
  type Input,
  type InputArgument,
  type Operation,
  type OperationId,
  query,
} from '@hien/api';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/useLanguage.ts';

type CallOptions<Id extends OperationId, Shown> = Pick<
  UseQueryOptions<Answer<Id>, Error, Shown>,
  | 'enabled'
  | 'gcTime'
  | 'placeholderData'
  | 'refetchInterval'
  | 'refetchOnWindowFocus'
  | 'retry'
  | 'select'
  | 'staleTime'
>;

/**
 * What an operation answers, in the page's language: `useCall(listOrders, { page })`. The same call anywhere on the page
 * is one request. Options are TanStack Query's; what holds for an operation everywhere stands in api's `policy.ts`.
 */
export function useCall<Id extends OperationId, Shown = Answer<Id>>(
  operation: Operation<Id>,
  ...[input, options]: InputArgument<Input<Id>, CallOptions<Id, Shown>>
): UseQueryResult<NoInfer<Shown>> {
  const asked = query(operation, useLanguage(), ...([input] as InputArgument<Input<Id>>));
  return useQuery({ ...asked, ...options } as UseQueryOptions<Answer<Id>, Error, Shown>);
}
