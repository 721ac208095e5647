import type { FormDraftProps } from '@hien/ui/form';
import { useMemo } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

/** What is said about a draft that lies on this device. */
export function useDraftTexts(): FormDraftProps['texts'] {
  const text = useText();
  return useMemo(
    () => ({
      found: text('support.draft.found'),
      restore: text('support.draft.restore'),
      discard: text('support.draft.discard'),
    }),
    [text],
  );
}
