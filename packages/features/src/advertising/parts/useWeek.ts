import { formatDate } from '@hien/domain';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

const day = 86_400_000;

/** Monday 00:00 in Vietnam of a week, `2026-11-23`. */
export const mondayOf = (week: string): number => Date.parse(`${week}T00:00:00+07:00`);

/** An ad week by its Monday, `2026-11-23` → “23/11/2026 – 29/11/2026”. */
export function useWeek(): (week: string) => string {
  const language = useLanguage();
  return (week) => {
    const monday = mondayOf(week);
    return `${formatDate(monday, 'date', language)} – ${formatDate(monday + 6 * day, 'date', language)}`;
  };
}
