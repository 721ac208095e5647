import type { SingleImageUploaderProps } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

/** What the uploader of one picture says; `alt` names the picture. */
export function useUploadTexts(alt: string): SingleImageUploaderProps['texts'] {
  const text = useText();
  return {
    alt,
    add: text('my-page.upload.add'),
    change: text('my-page.upload.change'),
    hint: text('my-page.upload.hint'),
    count: (now, limit) => text('my-page.upload.count', { now, limit }),
    kept: (kept, of) => text('my-page.upload.kept', { kept, of }),
    refused: (name, reason) => text('my-page.upload.refused', { name, reason }),
    sending: (name) => text('my-page.upload.sending', { name }),
    failed: (name) => text('my-page.upload.failed', { name }),
    cancel: (name) => text('my-page.upload.cancel', { name }),
    retry: (name) => text('my-page.upload.retry', { name }),
    remove: (name) => text('my-page.upload.remove', { name }),
  };
}
