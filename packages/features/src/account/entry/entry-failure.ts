import { isApiError } from '@hien/api';
import type { SubmitFailure } from '@hien/ui/form';
import type { useText } from '../../shared/i18n/useText.ts';
import { validationText } from '../../shared/forms/validation-text.ts';
import { troubleOf } from '../../shared/query/loadable.ts';

/** Why something did not work, in a sentence: when to come back, that nothing is lost. */
export function troubleText(error: unknown, text: ReturnType<typeof useText>): string {
  const trouble = troubleOf(error);
  if (trouble === 'limited') {
    const seconds = (isApiError(error) ? error.retryAfter : undefined) ?? 60;
    return seconds < 120
      ? text('entry.limited.seconds', { seconds })
      : text('entry.limited.minutes', { minutes: Math.ceil(seconds / 60) });
  }
  if (trouble === 'offline') return text('entry.offline');
  if (isApiError(error) && error.status >= 400 && error.status < 500 && error.message !== '')
    return error.message;
  return text('entry.failed');
}

/**
 * What a form says when the server did not take it: at the fields the server named, under the names the form has
 * for them, else for the whole form.
 */
export function entryFailure(
  error: unknown,
  text: ReturnType<typeof useText>,
  names: Readonly<Record<string, string>> = {},
): SubmitFailure {
  const fields = isApiError(error) ? error.fields : [];
  if (fields.length === 0 || troubleOf(error) === 'limited')
    return { message: troubleText(error, text) };
  return {
    errors: fields.map(({ field, code, message }) => ({
      field: names[field] ?? field,
      code,
      // A rule of the form itself: its own sentence says more than the server's.
      message: code.startsWith('validation.') ? validationText(text, code) : message,
    })),
  };
}
