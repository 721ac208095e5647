import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

/** “320.000.000 đ – 350.000.000 đ”, or the one sum where both are the same. */
export function useCostRange() {
  const text = useText();
  const { vnd } = useFormat();
  return ({ from, to }: { readonly from: number; readonly to: number }): string =>
    from === to ? vnd(from) : text('contractor.detail.range', { from: vnd(from), to: vnd(to) });
}
