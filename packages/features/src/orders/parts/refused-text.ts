import type { ApiError } from '@hien/api';
import type { Language } from '@hien/domain';
import type { useText } from '../../shared/i18n/useText.ts';
import { eventLabel } from './order-words.ts';

/** EVENT_REFUSED: why the event is not possible, and what the buyer could do instead. */
export function refusedText(
  { message, allowedEvents }: ApiError,
  text: ReturnType<typeof useText>,
  language: Language,
): string {
  if (allowedEvents.length === 0) return message;
  const events = allowedEvents.map((event) => eventLabel(event, 'buyer', language)).join(', ');
  return `${message} ${text('orders.possible', { events })}`;
}
