import { formatDecimal } from '@hien/domain';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/** Metres as they are read on a plan: to the centimetre. */
export function useMetres(): (metres: number) => string {
  const language = useLanguage();
  return (metres) => formatDecimal(metres, language, 2);
}
