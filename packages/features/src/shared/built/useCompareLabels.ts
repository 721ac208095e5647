import type { BeforeAfterProps } from '@hien/ui/viewers';
import { useText } from '../i18n/useText.ts';

/** The words of a picture that lies over a later one: what is compared is named, since a page may have several. */
export function useCompareLabels(
  room: string,
  stage: 'before' | 'during' = 'before',
): BeforeAfterProps['labels'] {
  const text = useText();
  return {
    before: text(`built.${stage}`),
    after: text('built.after'),
    handle: text(`built.handle.${stage}`, { room }),
    position: (percent) => text('built.position', { percent }),
  };
}
