import type { ApiError } from '@hien/api';
import type { Language, Reader } from '@hien/domain';
import type { useText } from '../i18n/useText.ts';
import { eventLabel } from './order-words.ts';

/** EVENT_REFUSED: why the event is not possible, and what the reader could do instead. */
export function refusedText(
  { message, allowedEvents }: ApiError,
  text: ReturnType<typeof useText>,
  language: Language,
  reader: Reader = 'buyer',
): string {
  if (allowedEvents.length === 0) return message;
  const events = allowedEvents.map((event) => eventLabel(event, reader, language)).join(', ');
  return `${message} ${text('orders.possible', { events })}`;
}
