import { useText } from '../i18n/useText.ts';

type Range = { readonly from: number | null; readonly to: number | null } | null;

/** “60 m² – 120 m²”, or the one end that is known; empty where neither is. */
export function useRange() {
  const text = useText();
  return (range: Range, say: (value: number) => string): string => {
    const from = range?.from ?? null;
    const to = range?.to ?? null;
    if (from !== null && to !== null)
      return text('contractor.detail.range', { from: say(from), to: say(to) });
    if (from !== null) return text('contractor.detail.from', { from: say(from) });
    return to === null ? '' : text('contractor.detail.to', { to: say(to) });
  };
}
