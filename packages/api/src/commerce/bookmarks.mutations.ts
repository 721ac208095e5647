import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { bookmarkIdsQuery } from './bookmarks.queries.ts';
import { commerceApi } from './client.ts';
import type { BookmarkForm } from './generated/types.ts';

/** Saves something, or no longer. Hearts change at once, and back when the server does not agree. */
export async function saveBookmark(queryClient: QueryClient, form: BookmarkForm): Promise<void> {
  const { queryKey } = bookmarkIdsQuery(form.kind);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, (ids) => {
    const others = (ids ?? []).filter((id) => id !== form.targetId);
    return form.saved ? [form.targetId, ...others] : others;
  });
  try {
    await unwrap(commerceApi.POST('/api/bookmark/save', { body: form }));
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  }
  await queryClient.invalidateQueries({ queryKey: ['shop', 'saved-products'] });
}
