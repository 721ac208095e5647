import { isApiError } from '@hien/api';
import type { SubmitFailure } from '@hien/ui/form';
import type { useText } from '../i18n/useText.ts';
import { troubleOf } from '../query/loadable.ts';

/**
 * What a form says when the server did not take it: the fields the server named, or what can be helped by
 * waiting and trying again. What was typed stays.
 */
export function submitFailure(error: unknown, text: ReturnType<typeof useText>): SubmitFailure {
  const trouble = troubleOf(error);
  if (trouble === 'offline' || trouble === 'limited')
    return { message: `${text(`state.${trouble}.title`)}. ${text('form.kept')}` };
  if (isApiError(error) && error.fields.length > 0)
    return { errors: error.fields.map(({ field, code, message }) => ({ field, code, message })) };
  if (isApiError(error) && error.status > 0 && error.status < 500 && error.message !== '')
    return { message: error.message };
  return { message: text('form.failed') };
}
