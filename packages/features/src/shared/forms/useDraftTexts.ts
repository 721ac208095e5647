import type { FormDraftProps } from '@hien/ui/form';
import { useMemo } from 'react';
import { useText } from '../i18n/useText.ts';

/** What is said about a draft that lies on this device. */
export function useDraftTexts(): FormDraftProps['texts'] {
  const text = useText();
  return useMemo(
    () => ({
      found: text('form.draft.found'),
      restore: text('form.draft.restore'),
      discard: text('form.draft.discard'),
    }),
    [text],
  );
}
