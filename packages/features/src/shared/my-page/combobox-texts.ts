import type { ComboboxTexts } from '@hien/ui';
import { useText } from '../i18n/useText.ts';

/** What a list of provinces says. */
export function useComboboxTexts(): ComboboxTexts {
  const text = useText();
  return {
    list: text('my-page.address.list'),
    clear: text('my-page.address.clear'),
    loading: text('my-page.address.loading'),
    empty: text('my-page.address.none'),
    found: (count) => text('my-page.address.found', { count }),
  };
}
