import type { Text } from '../../language/language.ts';

export const holidayNames = {
  newYear: { vi: 'Tết Dương lịch', en: 'New Year', ko: '신정' },
  tet: { vi: 'Tết Nguyên đán', en: 'Tết', ko: '뗏(설)' },
  hungKings: { vi: 'Giỗ Tổ Hùng Vương', en: 'Hùng Kings’ Day', ko: '훙왕 기일' },
  reunification: { vi: 'Ngày Giải phóng 30/4', en: 'Reunification Day', ko: '통일절' },
  labour: { vi: 'Quốc tế Lao động 1/5', en: 'Labour Day', ko: '노동절' },
  national: { vi: 'Quốc khánh', en: 'National Day', ko: '국경절' },
} as const satisfies Record<string, Text>;

export type HolidayName = keyof typeof holidayNames;

/** The public holidays of one year, day by day: the lunar ones follow no calendar that a machine brings along. */
export type HolidayYear = {
  readonly year: number;
  /** Whether the government has announced them. */
  readonly confirmed: boolean;
  /** Days `YYYY-MM-DD`, those that are made up for a day off included. */
  readonly days: Readonly<Record<HolidayName, readonly string[]>>;
};
