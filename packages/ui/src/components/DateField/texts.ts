import type { Day, DayOrder } from '../../internal/days.ts';

/** How a language writes days; the same for every field of it. */
export interface DateTexts {
  order: DayOrder;
  /** “dd/mm/yyyy” in the reader's words: “ngày/tháng/năm”. */
  pattern: string;
  /** Monday is 0, Sunday is 6. */
  firstDay: number;
  /** From Monday on: “T2” … “CN”. */
  weekdays: readonly string[];
  /** The same in full, for screen readers. */
  weekdayNames: readonly string[];
  /** `2026-03` → “Tháng 3, 2026”. */
  month: (month: string) => string;
  /** `2026-03-06` → “Thứ Sáu, 6 tháng 3, 2026”. */
  day: (day: Day) => string;
  /** The button that opens the calendar. */
  open: string;
  /** The name of the calendar. */
  calendar: string;
  previous: string;
  next: string;
  today: string;
}
