import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';

/** Marks news as read, all of them without ids; the badges of the member's pages count anew. */
export async function readNotices(
  queryClient: QueryClient,
  ids: readonly number[] = [],
): Promise<void> {
  await unwrap(commerceApi.POST('/api/notice/read', { body: { ids: [...ids] } }));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['orders', 'notices'] }),
    queryClient.invalidateQueries({ queryKey: ['account', 'profile'] }),
  ]);
}
