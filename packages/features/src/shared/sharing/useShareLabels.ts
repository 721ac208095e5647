import type { ShareMenuProps } from '@hien/ui';
import { useText } from '../i18n/useText.ts';

/** What the menu says with which a page is passed on. */
export function useShareLabels(): ShareMenuProps['labels'] {
  const text = useText();
  return {
    share: text('pass-on.share'),
    copy: text('pass-on.copy'),
    copied: text('pass-on.copied'),
    failed: text('pass-on.failed'),
    zalo: 'Zalo',
    facebook: 'Facebook',
  };
}
