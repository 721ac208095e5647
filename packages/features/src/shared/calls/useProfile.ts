import { type Profile, profileQuery } from '@hien/api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useHydrating } from '../async/useHydrating.ts';

/**
 * The signed-in member, null when the account is gone; asked of who has a session, unless `enabled` says who else not.
 * Parts that hydrate late look like what the server sent, also when the member is known by then.
 */
export function useProfile(options: { enabled?: boolean } = {}): UseQueryResult<Profile | null> {
  const hydrating = useHydrating();
  const query = { ...profileQuery(), ...options };
  // As nobody's: a key under which nothing lies and nothing is asked for.
  const unknown = { ...query, queryKey: ['nobody'] as unknown as typeof query.queryKey };
  return useQuery(hydrating ? { ...unknown, enabled: false } : query);
}
