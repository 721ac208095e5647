import type { Language } from '../language/language.ts';
import { type IctParts, type Instant, ictParts } from './ict.ts';
import { at } from '../list/at.ts';

/**
 * The named styles of D72; there is no free format.
 * - `date` vi `06/03/2026`, en `6 Mar 2026`, ko `2026. 3. 6.`
 * - `long` with the weekday, `dayMonth` without the year, `month` for statements
 * - `time` `15:00`, `dateTime` both
 * - `deadline` names the zone: `15:00 thứ Sáu 06/03, giờ Việt Nam`
 */
export const dateStyles = [
  'date',
  'long',
  'dayMonth',
  'month',
  'time',
  'dateTime',
  'deadline',
] as const;

export type DateStyle = (typeof dateStyles)[number];

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  vi: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ko: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'],
};

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const two = (value: number): string => String(value).padStart(2, '0');

/** Monday is 1. Capitalised as at the start of a line. */
export function weekdayName(weekday: number, language: Language): string {
  return at(weekdays[language], weekday - 1);
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

type Writer = (p: IctParts, weekday: string, time: string) => string;

const monthName = (p: IctParts): string => at(englishMonths, p.month - 1);

const writers: Readonly<Record<Language, Readonly<Record<DateStyle, Writer>>>> = {
  vi: {
    date: (p) => `${two(p.day)}/${two(p.month)}/${p.year}`,
    long: (p, weekday) => `${weekday}, ${p.day} tháng ${p.month}, ${p.year}`,
    dayMonth: (p) => `${two(p.day)}/${two(p.month)}`,
    month: (p) => `Tháng ${p.month}, ${p.year}`,
    time: (_, __, time) => time,
    dateTime: (p, _, time) => `${time} ${two(p.day)}/${two(p.month)}/${p.year}`,
    deadline: (p, weekday, time) =>
      `${time} ${lowerFirst(weekday)} ${two(p.day)}/${two(p.month)}, giờ Việt Nam`,
  },
  en: {
    date: (p) => `${p.day} ${monthName(p).slice(0, 3)} ${p.year}`,
    long: (p, weekday) => `${weekday}, ${p.day} ${monthName(p)} ${p.year}`,
    dayMonth: (p) => `${p.day} ${monthName(p).slice(0, 3)}`,
    month: (p) => `${monthName(p)} ${p.year}`,
    time: (_, __, time) => time,
    dateTime: (p, _, time) => `${p.day} ${monthName(p).slice(0, 3)} ${p.year}, ${time}`,
    deadline: (p, weekday, time) =>
      `${time} on ${weekday} ${p.day} ${monthName(p).slice(0, 3)}, Vietnam time`,
  },
  ko: {
    date: (p) => `${p.year}. ${p.month}. ${p.day}.`,
    long: (p, weekday) => `${p.year}년 ${p.month}월 ${p.day}일 ${weekday}`,
    dayMonth: (p) => `${p.month}월 ${p.day}일`,
    month: (p) => `${p.year}년 ${p.month}월`,
    time: (_, __, time) => time,
    dateTime: (p, _, time) => `${p.year}. ${p.month}. ${p.day}. ${time}`,
    deadline: (p, weekday, time) => `${p.month}월 ${p.day}일 ${weekday} ${time} (베트남 시간)`,
  },
};

/** An instant as people in Vietnam read it, in the interface's language. */
export function formatDate(instant: Instant, style: DateStyle, language: Language): string {
  const parts = ictParts(instant);
  return writers[language][style](
    parts,
    weekdayName(parts.weekday, language),
    `${two(parts.hour)}:${two(parts.minute)}`,
  );
}
