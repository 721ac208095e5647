import { type Profile, profileQuery } from '@hien/api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** The signed-in member, null when the account is gone; asked of who has a session, unless `enabled` says who else not. */
export function useProfile(options: { enabled?: boolean } = {}): UseQueryResult<Profile | null> {
  return useQuery({ ...profileQuery(), ...options });
}
