import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../client/unwrap.ts';
import { commerceApi } from './client.ts';
import type { HelpfulForm, MyReview, NewReview } from './generated/types.ts';

/** Reviews a purchase; the same words again answer the review that is there. CONFLICT says why it cannot be. */
export async function writeReview(queryClient: QueryClient, review: NewReview): Promise<MyReview> {
  const made = await unwrap(commerceApi.POST('/api/review/write', { body: review }));
  await Promise.all(
    ['reviewables', 'my-reviews', 'reviews', 'product'].map((what) =>
      queryClient.invalidateQueries({ queryKey: ['shop', what] }),
    ),
  );
  return made;
}

/** Finds a review helpful, or no longer. Answers how many do. */
export async function markReviewHelpful(
  queryClient: QueryClient,
  form: HelpfulForm,
): Promise<number> {
  const { helpfulCount } = await unwrap(commerceApi.POST('/api/review/helpful', { body: form }));
  await queryClient.invalidateQueries({ queryKey: ['shop', 'helpful-reviews'] });
  return helpfulCount;
}
