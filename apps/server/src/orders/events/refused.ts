import { type ItemHistory, type Language, type Refusal, readerOf, reasonText } from '@hien/domain';
import { ApiError } from '../../http/api-error.ts';

/** The 422 of 2.0: why not, and what would be possible instead; 409 where the goods have overtaken it (2.3). */
export function eventRefused(
  { reason, event, from, allowedEvents }: Refusal<ItemHistory>,
  itemId: number | null,
  { viewer, language }: { readonly viewer: string; readonly language: Language },
): ApiError {
  return new ApiError('EVENT_REFUSED', {
    ...(reason === 'ALREADY_DELIVERED' ? { status: 409 } : {}),
    said: reasonText(reason, readerOf(viewer))[language],
    more: {
      reason,
      event,
      from,
      ...(itemId === null ? {} : { itemId }),
      allowedEvents: [...allowedEvents],
    },
  });
}
