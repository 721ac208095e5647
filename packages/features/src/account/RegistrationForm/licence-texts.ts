import type { SingleImageUploaderProps } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

/** What the uploader of the licence says. */
export function useLicenceTexts(): SingleImageUploaderProps['texts'] {
  const text = useText();
  return {
    add: text('apply.licence.add'),
    change: text('apply.licence.change'),
    alt: text('apply.licence.alt'),
    count: (now, limit) => `${now}/${limit}`,
    kept: (kept, of) => text('apply.licence.kept', { kept, of }),
    refused: (name, reason) => text(`apply.licence.refused.${reason}`, { name }),
    sending: (name) => text('apply.licence.sending', { name }),
    failed: (name) => text('apply.licence.failed', { name }),
    cancel: (name) => text('apply.licence.cancel', { name }),
    retry: (name) => text('apply.licence.retry', { name }),
    remove: (name) => text('apply.licence.remove', { name }),
  };
}
