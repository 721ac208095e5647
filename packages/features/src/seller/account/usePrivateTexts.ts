import type { SingleImageUploaderProps } from '@hien/ui';
import { useImageTexts } from '../../shared/forms/useImageTexts.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** What the uploader of one private picture says. */
export function usePrivateTexts(alt: string): SingleImageUploaderProps['texts'] {
  const text = useText();
  const { hint: _, ...texts } = useImageTexts(1);
  return { ...texts, change: text('seller.account.picture.change'), alt };
}
