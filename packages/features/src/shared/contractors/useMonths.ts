import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

/** “2,5 tháng”. */
export function useMonths() {
  const text = useText();
  const { decimal } = useFormat();
  // Whole numbers alone are counted in words: all but one are many.
  return (months: number): string =>
    text('project.months', { months: decimal(months), count: months === 1 ? 1 : 2 });
}
