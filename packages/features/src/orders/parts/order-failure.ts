import { isApiError } from '@hien/api';
import type { Language, Reader } from '@hien/domain';
import type { useText } from '../../shared/i18n/useText.ts';
import { troubleOf } from '../../shared/query/loadable.ts';
import { eventLabel } from './order-words.ts';

/** Why a press had no effect, and what would be possible instead. */
export function failureText(
  error: unknown,
  text: ReturnType<typeof useText>,
  reader: Reader,
  language: Language,
): string {
  const trouble = troubleOf(error);
  if (trouble === 'offline' || trouble === 'limited')
    return `${text(`state.${trouble}.title`)}. ${text(`state.${trouble}.text`)}`;
  if (!isApiError(error) || error.status === 0 || error.status >= 500) return text('orders.failed');
  const said = error.message || text('orders.failed');
  if (error.allowedEvents.length === 0) return said;
  const possible = error.allowedEvents
    .map((event) => eventLabel(event, reader, language))
    .join(', ');
  return `${said} ${text('orders.possible', { events: possible })}`;
}
