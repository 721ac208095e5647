import { formatDate, weekdayName } from '@hien/domain';
import type { DateFieldProps } from '@hien/ui';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

const atNoon = (day: string) => Date.parse(`${day}T12:00:00+07:00`);

/** How the page's language writes days in a field, and names its calendar. */
export function useDateTexts(): DateFieldProps['texts'] {
  const text = useText();
  const language = useLanguage();
  return useMemo(
    () => ({
      order: language === 'ko' ? 'ymd' : 'dmy',
      pattern: text('date.pattern'),
      // Weeks begin on Monday, in Korea on Sunday.
      firstDay: language === 'ko' ? 6 : 0,
      weekdays: text('date.weekdays').split(' '),
      weekdayNames: [1, 2, 3, 4, 5, 6, 7].map((weekday) => weekdayName(weekday, language)),
      month: (month) => formatDate(atNoon(`${month}-01`), 'month', language),
      day: (day) => formatDate(atNoon(day), 'long', language),
      open: text('date.open'),
      calendar: text('date.calendar'),
      previous: text('date.previous'),
      next: text('date.next'),
      today: text('date.today'),
    }),
    [text, language],
  );
}
