import { day, hour } from '../calendar/duration.ts';
import { type Instant, ictDate, startOfDate } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { Text } from '../language/language.ts';
import { dateOf, dayNumber, isWorkday, onOrAfter } from '../office-plan/workdays.ts';
import type { InquirySide, InquiryState } from './inquiry.ts';
import { answerWithin } from './organic.ts';

/**
 * ours: a company hears of what waits a day after it was asked, the member when an answer gives the company no points any
 * more (`answerWithin`), and at least a day after the company heard.
 */
export const inquiryWaits = { company: day, member: answerWithin.none } as const;

/** What is told of an inquiry that waits, once to each side. */
export type InquiryReminder = { readonly to: InquirySide; readonly at: Instant };

/** The company first. Nothing of it is told once the inquiry is not new any more. */
export function inquiryReminders(askedAt: Instant): readonly [InquiryReminder, InquiryReminder] {
  const company = whenSitesWork(askedAt + inquiryWaits.company);
  return [
    { to: 'contractor', at: company },
    { to: 'sender', at: Math.max(askedAt + inquiryWaits.member, company + day) },
  ];
}

/** That moment, or the morning of the next day on which sites work: whoever builds does not answer on Sundays and holidays. */
function whenSitesWork(at: Instant): Instant {
  const here = dayNumber(ictDate(at));
  if (isWorkday(here, 'site')) return at;
  const morning = startOfDate(dateOf(onOrAfter(here, 'site')));
  // A date made of a day is a date.
  return (morning ?? at) + limits.supportHours.fromHour * hour;
}

/** Whether its sender was told that it waits for too long. */
export const isInquiryOverdue = (
  { state, askedAt }: { readonly state: InquiryState; readonly askedAt: Instant },
  now: Instant,
): boolean => state === 'new' && inquiryReminders(askedAt)[1].at <= now;

/** What time does to an inquiry, as the demo clock lists it. */
export const inquiryTimerTexts = {
  'inquiry-waits': {
    vi: 'Nhắc nhà thầu trả lời yêu cầu',
    en: 'A contractor is reminded of an inquiry',
    ko: '업체에 미답변 문의 알림',
  },
  'inquiry-overdue': {
    vi: 'Báo khách là nhà thầu chưa trả lời',
    en: 'A member hears that a contractor has not answered',
    ko: '고객에게 업체 미답변 안내',
  },
} as const satisfies Readonly<Record<string, Text>>;

export type InquiryTimer = keyof typeof inquiryTimerTexts;

/** The timer's words; undefined for a timer of something else. */
export const inquiryTimerText = (timer: string): Text | undefined =>
  Object.hasOwn(inquiryTimerTexts, timer) ? inquiryTimerTexts[timer as InquiryTimer] : undefined;
