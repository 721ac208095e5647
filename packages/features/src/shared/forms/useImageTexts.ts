import { uploadLimit } from '@hien/domain';
import type { ImageUploadTexts } from '@hien/ui';
import { useMemo } from 'react';
import { useText } from '../i18n/useText.ts';

/** The words of the picture uploader that takes so many. */
export function useImageTexts(limit: number = uploadLimit()): ImageUploadTexts {
  const text = useText();
  return useMemo(
    () => ({
      add: text('form.images.add'),
      hint: text('form.images.hint'),
      count: (now, limit) => `${now}/${limit}`,
      kept: (kept, of) => text('form.images.kept', { kept, of, limit }),
      refused: (name, reason) => text(`form.images.refused.${reason}`, { name }),
      sending: (name) => text('form.images.sending', { name }),
      failed: (name) => text('form.images.failed', { name }),
      cancel: (name) => text('form.images.cancel', { name }),
      retry: (name) => text('form.images.retry', { name }),
      remove: (name) => text('form.images.remove', { name }),
      list: text('form.images.list'),
      stored: (number) => text('form.images.stored', { number }),
      preview: (name) => text('form.images.preview', { name }),
      close: text('form.images.close'),
      handle: (name) => text('form.images.handle', { name }),
      earlier: text('form.images.earlier'),
      later: text('form.images.later'),
      position: (name, at, of) => text('form.images.position', { name, at, of }),
    }),
    [text, limit],
  );
}
