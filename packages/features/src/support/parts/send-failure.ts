import { isApiError } from '@hien/api';
import type { SubmitFailure } from '@hien/ui/form';
import type { useText } from '../../shared/i18n/useText.ts';
import { troubleOf } from '../../shared/query/loadable.ts';

/** What a form here says when it was not sent: what happened, and that nothing typed is lost. */
export function sendFailure(error: unknown, text: ReturnType<typeof useText>): SubmitFailure {
  const trouble = troubleOf(error);
  if (trouble === 'offline' || trouble === 'limited' || trouble === 'unauthenticated')
    return { message: text(`support.failed.${trouble}`) };
  if (!isApiError(error) || error.status >= 500) return { message: text('support.failed.error') };
  if (error.code === 'PRODUCT_07')
    return { errors: [{ field: 'images', message: text('support.failed.images') }] };
  if (error.status === 413) return { message: text('support.failed.too-large') };
  if (error.fields.length > 0)
    return { errors: error.fields.map(({ field, message }) => ({ field, message })) };
  return { message: error.message || text('support.failed.error') };
}
