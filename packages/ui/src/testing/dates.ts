import type { DateTexts } from '../components/DateField/texts.ts';
import { words } from './languages/words.ts';

/** The stories' clock stands at this day. */
export const storyDay = '2026-03-06';

const vietnameseDates: DateTexts = {
  order: 'dmy',
  pattern: 'dd/mm/yyyy',
  firstDay: 0,
  weekdays: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
  weekdayNames: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'],
  month: (month) => `Tháng ${Number(month.slice(5))}, ${month.slice(0, 4)}`,
  day: (day) => `${Number(day.slice(8))} tháng ${Number(day.slice(5, 7))}, ${day.slice(0, 4)}`,
  open: 'Mở lịch',
  calendar: 'Chọn ngày',
  previous: 'Tháng trước',
  next: 'Tháng sau',
  today: 'Về hôm nay',
};

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const englishMonth = (iso: string) => `${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

const englishDates: DateTexts = {
  order: 'dmy',
  pattern: 'dd/mm/yyyy',
  firstDay: 0,
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  weekdayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  month: englishMonth,
  day: (day) => `${Number(day.slice(8))} ${englishMonth(day)}`,
  open: 'Open the calendar',
  calendar: 'Choose a day',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
};

export const koreanDates: DateTexts = {
  order: 'ymd',
  pattern: 'yyyy. mm. dd.',
  firstDay: 6,
  weekdays: ['월', '화', '수', '목', '금', '토', '일'],
  weekdayNames: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'],
  month: (month) => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`,
  day: (day) => `${day.slice(0, 4)}년 ${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`,
  open: '달력 열기',
  calendar: '날짜 선택',
  previous: '이전 달',
  next: '다음 달',
  today: '오늘로 이동',
};

export const dateTexts: DateTexts = words(vietnameseDates, englishDates, koreanDates);
