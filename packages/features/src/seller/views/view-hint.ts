import type { ShopView } from '@hien/api';
import type { useText } from '../../shared/i18n/useText.ts';

/** For whom a view is, and whether the list opens with it. */
export function hintOf(
  { shared, mine, isDefault }: ShopView,
  text: ReturnType<typeof useText>,
): string | undefined {
  const parts = [
    ...(shared ? [text(mine ? 'seller.views.shared' : 'seller.views.theirs')] : []),
    ...(isDefault ? [text('seller.views.opens')] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}
