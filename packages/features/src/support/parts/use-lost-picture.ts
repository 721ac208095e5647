import { useText } from '../../shared/i18n/useText.ts';
import type { Says } from '../../shared/forms/failure.ts';

/** PRODUCT_07: a picture was taken away on the server before the message was sent. */
export function useLostPicture(): Says {
  const text = useText();
  return { PRODUCT_07: { errors: [{ field: 'images', message: text('support.failed.images') }] } };
}
