import type { useText } from '../../shared/i18n/useText.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A span of time in its largest unit, one minute at least; `span` in milliseconds. */
export function spanWords(text: ReturnType<typeof useText>, span: number): string {
  if (span >= day) return text('seller.span.days', { count: Math.floor(span / day) });
  if (span >= hour) return text('seller.span.hours', { count: Math.floor(span / hour) });
  return text('seller.span.minutes', { count: Math.max(1, Math.floor(span / minute)) });
}
