import * as z from 'zod/mini';
import { businessDaysAfter } from '../calendar/business-days.ts';
import type { Instant } from '../calendar/ict.ts';
import { limits } from '../constants.ts';
import type { Text } from '../language/language.ts';
import { textField } from '../validation/fields.ts';
import { timetableOf } from './timetable.ts';

/** What a company says against a week's results: it waits for staff, who find it right or not (docs/adr/0151). */
export const auctionDisputeStates = ['open', 'accepted', 'rejected'] as const;
export type AuctionDisputeState = (typeof auctionDisputeStates)[number];

export const auctionDisputeTexts: Readonly<Record<AuctionDisputeState, { readonly label: Text }>> =
  {
    open: { label: { vi: 'Chờ trả lời', en: 'Waiting for an answer', ko: '답변 대기' } },
    accepted: { label: { vi: 'Đúng', en: 'Accepted', ko: '인정됨' } },
    rejected: { label: { vi: 'Không đúng', en: 'Rejected', ko: '인정되지 않음' } },
  };

/** Until when the results of a week can be disputed. */
export const auctionDisputeUntil = (adWeek: Instant): Instant =>
  businessDaysAfter(timetableOf(adWeek).results, limits.auction.disputeBusinessDays);

/** By when staff answer what was said at a moment. */
export const auctionDisputeAnswerBy = (at: Instant): Instant =>
  businessDaysAfter(at, limits.auction.answerBusinessDays);

/** Why a company cannot dispute a week, or null: it bid there, the results are out, once, and in time. */
export function whyNotDisputeAuction(
  {
    adWeek,
    isClosed,
    bids,
    disputed,
  }: {
    readonly adWeek: Instant;
    /** The results are written. */
    readonly isClosed: boolean;
    /** How often the company bid. */
    readonly bids: number;
    /** It has said something already. */
    readonly disputed: boolean;
  },
  at: Instant,
): 'no-results' | 'no-bid' | 'disputed' | 'late' | null {
  if (bids === 0) return 'no-bid';
  if (!isClosed || at < timetableOf(adWeek).results) return 'no-results';
  if (disputed) return 'disputed';
  return at > auctionDisputeUntil(adWeek) ? 'late' : null;
}

export const auctionDisputeRefusals: Readonly<
  Record<NonNullable<ReturnType<typeof whyNotDisputeAuction>>, Text>
> = {
  'no-results': {
    vi: 'Tuần này chưa có kết quả.',
    en: 'The results of this week are not out yet.',
    ko: '이 주간의 결과가 아직 발표되지 않았습니다.',
  },
  'no-bid': {
    vi: 'Công ty không đặt giá trong tuần này.',
    en: 'Your company did not bid in this week.',
    ko: '이 주간에 입찰하지 않으셨습니다.',
  },
  disputed: {
    vi: 'Công ty đã khiếu nại kết quả tuần này.',
    en: 'Your company has disputed this week already.',
    ko: '이 주간의 결과에 이미 이의를 제기하셨습니다.',
  },
  late: {
    vi: 'Đã hết hạn khiếu nại kết quả tuần này.',
    en: 'It is too late to dispute the results of this week.',
    ko: '이 주간 결과의 이의 제기 기간이 지났습니다.',
  },
};

export const auctionDisputeSchema = z.object({
  words: textField('validation.reason.required', 2_000),
});
