import {
  type DateStyle,
  formatArea,
  formatDate,
  formatDecimal,
  formatInteger,
  formatPercent,
  formatVnd,
  speakVnd,
} from '@hien/domain';
import { useMemo } from 'react';
import { useLanguage } from './useLanguage.ts';

/** Numbers, money and dates as people read them in the page's language (domain reference 3.1, D72). */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      /** Integer đồng → `2.000.000 đ`. */
      vnd: (amount: number) => formatVnd(amount, language),
      /** The same for a screen reader. */
      spokenVnd: (amount: number) => speakVnd(amount, language),
      integer: (value: number) => formatInteger(value, language),
      decimal: (value: number) => formatDecimal(value, language),
      percent: (value: number) => formatPercent(value, language),
      /** To one digit, or as many as are asked for. */
      area: (squareMetres: number, digits?: number) => formatArea(squareMetres, language, digits),
      /** An instant (UTC ISO text of the wire). */
      date: (at: string, style: DateStyle = 'date') => formatDate(Date.parse(at), style, language),
    }),
    [language],
  );
}
