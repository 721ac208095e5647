import { formatDate } from '../calendar/format-date.ts';
import type { Instant } from '../calendar/ict.ts';
import { type ErrorCode, errorText } from '../errors/catalogue.ts';
import type { Language } from '../language/language.ts';
import { reasonTexts } from '../machine/reason-texts.ts';
import type { Reason } from '../machine/reasons.ts';
import { formatVnd } from '../money/format-vnd.ts';
import type { CouponCampaign } from './campaign.ts';
import { type Coupon, canUseCoupon } from './coupon.ts';

const words = {
  vi: {
    minimum: (least: string, missing: string) =>
      `Mã này cho đơn từ ${least}, còn thiếu ${missing}.`,
    early: (day: string) => `Mã này dùng được từ ngày ${day}.`,
    over: (day: string) => `Mã này đã hết hạn, ngày cuối là ${day}.`,
    begins: (day: string) => `Mã giảm giá này chưa bắt đầu. Hãy nhập lại từ ngày ${day}.`,
    ended: (day: string) => `Chương trình của mã giảm giá này đã kết thúc vào ngày ${day}.`,
    choose: 'Hãy chọn mã này trong danh sách mã của bạn.',
  },
  en: {
    minimum: (least: string, missing: string) => `For orders from ${least}; ${missing} to go.`,
    early: (day: string) => `This coupon can be used from ${day}.`,
    over: (day: string) => `This coupon is over; its last day was ${day}.`,
    begins: (day: string) => `This coupon has not begun yet. Enter it again from ${day}.`,
    ended: (day: string) => `This coupon was given out until ${day}.`,
    choose: 'Choose it among your coupons.',
  },
  ko: {
    minimum: (least: string, missing: string) => `${least} 이상 주문에 사용, ${missing} 부족`,
    early: (day: string) => `${day}부터 사용할 수 있는 쿠폰입니다.`,
    over: (day: string) => `사용 기간이 지난 쿠폰입니다. 마지막 날은 ${day}입니다.`,
    begins: (day: string) => `아직 시작되지 않은 쿠폰입니다. ${day}부터 다시 입력해 주세요.`,
    ended: (day: string) => `${day}에 종료된 쿠폰입니다.`,
    choose: '보유한 쿠폰에서 선택해 주세요.',
  },
} as const;

type Offer = Pick<Coupon, 'minimum' | 'from' | 'until'>;

/** Why a coupon does not count for goods of this amount, and what would help where it is known: the missing đồng, the day. */
export function couponRefusedText(
  reason: Reason,
  { minimum, from, until }: Offer,
  { amount, at }: { readonly amount: number; readonly at: Instant },
  language: Language,
): string {
  const said = words[language];
  const day = (of: Instant) => formatDate(of, 'date', language);
  if (reason === 'COUPON_MINIMUM')
    return said.minimum(formatVnd(minimum, language), formatVnd(minimum - amount, language));
  if (reason === 'COUPON_NOT_VALID_NOW' && at < from) return said.early(day(from));
  if (reason === 'COUPON_NOT_VALID_NOW' && at > until) return said.over(day(until));
  return reasonTexts[reason][language];
}

/**
 * Why a code that somebody enters gives no coupon, and what would help. A code that is as unknown as one that nobody made gets the
 * same words, whatever is known of it.
 * @param mine the coupon of that code that they have.
 */
export function entryRefusedText(
  refused: ErrorCode,
  campaign: Pick<CouponCampaign, 'from' | 'until'> | null,
  mine: Coupon | null,
  at: Instant,
  language: Language,
): string {
  const said = words[language];
  const plain = errorText(refused, language);
  if (refused === 'COUPON_EARLY' && campaign !== null)
    return said.begins(formatDate(campaign.from, 'date', language));
  // What staff stopped had more days.
  if (refused === 'COUPON_OVER' && campaign !== null && at > campaign.until)
    return said.ended(formatDate(campaign.until, 'date', language));
  if (refused !== 'COUPON_YOURS' || mine === null) return plain;
  // Of any amount: whether an order is large enough is told where it is chosen.
  const reason = canUseCoupon(mine, Number.POSITIVE_INFINITY, at);
  const more =
    reason === null
      ? said.choose
      : couponRefusedText(reason, mine, { amount: mine.minimum, at }, language);
  return `${plain} ${more}`;
}
