import type { ComboboxTexts } from '@hien/ui';
import { useText } from '../i18n/useText.ts';

/** What a list of places says. */
export function usePlaceTexts(): ComboboxTexts {
  const text = useText();
  return {
    list: text('places.list'),
    clear: text('places.clear'),
    loading: text('places.loading'),
    empty: text('places.none'),
    found: (count) => text('places.found', { count }),
    also: (name) => text('places.also', { name }),
  };
}
