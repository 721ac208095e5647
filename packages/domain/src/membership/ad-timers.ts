import type { Text } from '../language/language.ts';
import { limits } from '../constants.ts';
import type { Membership } from './membership.ts';

/** What time does in advertising, as the demo clock lists it. */
export const adTimerTexts = {
  'ad-reminder': {
    vi: 'Nhắc công ty gia hạn gói quảng cáo',
    en: 'The company is reminded of its renewal',
    ko: '광고 플랜 갱신 안내',
  },
  'ad-renews': {
    vi: 'Gói quảng cáo gia hạn, hoặc quá hạn nếu chưa trả',
    en: 'The ad plan renews, or falls behind if it is not paid',
    ko: '광고 플랜 갱신, 미결제 시 연체',
  },
  'ad-goes-down': {
    vi: 'Gói quảng cáo xuống Basic',
    en: 'The ad plan goes down to basic',
    ko: '광고 플랜이 베이직으로 변경',
  },
  'ad-retries': {
    vi: 'Thử gia hạn gói quảng cáo lần nữa',
    en: 'The renewal is tried again',
    ko: '광고 플랜 갱신 재시도',
  },
  'ad-ends': {
    vi: 'Gói quảng cáo đã hủy kết thúc',
    en: 'A canceled ad plan ends',
    ko: '해지한 광고 플랜 종료',
  },
  'ad-order-due': {
    vi: 'Đơn quảng cáo chưa trả hết hạn giữ chỗ',
    en: 'An unpaid ad order lets its places go',
    ko: '미결제 광고 주문의 자리 해제',
  },
  'place-offer-ends': {
    vi: 'Hết hạn nhận vị trí Gold, mời công ty tiếp theo',
    en: 'An offered gold place goes to the next in line',
    ko: '제안된 골드 자리가 다음 회사로 이동',
  },
  'auction-opens': {
    vi: 'Phiên đấu giá mở, các lịch được đặt',
    en: 'Bidding opens, and plans are placed',
    ko: '경매 시작, 예약 입찰 접수',
  },
  'auction-results': {
    vi: 'Có kết quả đấu giá',
    en: 'The results of an auction are out',
    ko: '경매 결과 발표',
  },
  'auction-starts': {
    vi: 'Tuần Premium bắt đầu',
    en: 'A premium week begins',
    ko: '프리미엄 주간 시작',
  },
  'auction-ends': {
    vi: 'Tuần Premium kết thúc',
    en: 'A premium week ends',
    ko: '프리미엄 주간 종료',
  },
} as const satisfies Record<string, Text>;

export type AdTimer = keyof typeof adTimerTexts;

const all: Readonly<Record<string, Text>> = adTimerTexts;

/** The words of a timer of advertising; undefined for one that is none. */
export const adTimerText = (timer: string): Text | undefined =>
  Object.hasOwn(all, timer) ? all[timer] : undefined;

/** What the next moment of a membership is (`nextMoment`); null once nothing follows. */
export function nextAdTimer(
  { state, retryAt, pending }: Pick<Membership, 'state' | 'retryAt' | 'pending'>,
  reminded: number,
): AdTimer | null {
  if (state === 'expired') return null;
  if (state === 'canceled') return 'ad-ends';
  if (reminded < limits.ad.renewNoticeDays.length) return 'ad-reminder';
  if (retryAt !== null) return 'ad-retries';
  return pending === null ? 'ad-renews' : 'ad-goes-down';
}
