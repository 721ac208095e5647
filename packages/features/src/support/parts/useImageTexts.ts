import type { ImageUploadTexts } from '@hien/ui';
import { useMemo } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

/** The words of the picture uploader. */
export function useImageTexts(): ImageUploadTexts {
  const text = useText();
  return useMemo(
    () => ({
      add: text('support.images.add'),
      hint: text('support.images.hint'),
      count: (now, limit) => `${now}/${limit}`,
      kept: (kept, of) => text('support.images.kept', { kept, of }),
      refused: (name, reason) => text(`support.images.refused.${reason}`, { name }),
      sending: (name) => text('support.images.sending', { name }),
      failed: (name) => text('support.images.failed', { name }),
      cancel: (name) => text('support.images.cancel', { name }),
      retry: (name) => text('support.images.retry', { name }),
      remove: (name) => text('support.images.remove', { name }),
      list: text('support.images.list'),
      preview: (name) => text('support.images.preview', { name }),
      close: text('support.close'),
      handle: (name) => text('support.images.handle', { name }),
      earlier: text('support.images.earlier'),
      later: text('support.images.later'),
      position: (name, at, of) => text('support.images.position', { name, at, of }),
    }),
    [text],
  );
}
