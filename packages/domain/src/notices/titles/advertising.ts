import type { Text } from '../../language/language.ts';

/** Memberships, bids and places that companies pay for. */
export const advertising = {
  'membership.purchased': {
    vi: 'Gói quảng cáo đã bắt đầu',
    en: 'Your ad plan has begun',
    ko: '광고 플랜이 시작되었습니다',
  },
  'membership.upgraded': {
    vi: 'Gói quảng cáo đã lên Gold',
    en: 'Your ad plan is Gold now',
    ko: '광고 플랜이 골드로 업그레이드되었습니다',
  },
  'membership.downgrade-planned': {
    vi: 'Từ kỳ sau gói quảng cáo xuống Basic',
    en: 'Your ad plan becomes Basic with the next month',
    ko: '다음 기간부터 광고 플랜이 베이직으로 변경됩니다',
  },
  'membership.canceled': {
    vi: 'Gói quảng cáo dừng khi hết kỳ',
    en: 'Your ad plan ends with this month',
    ko: '광고 플랜이 이번 기간까지만 유지됩니다',
  },
  'membership.restarted': {
    vi: 'Gói quảng cáo lại được gia hạn',
    en: 'Your ad plan renews again',
    ko: '광고 플랜이 다시 갱신됩니다',
  },
  'membership.suspended': {
    vi: 'Quảng cáo của công ty bị tạm ngưng',
    en: "Your company's advertising is suspended",
    ko: '회사 광고가 정지되었습니다',
  },
  'membership.restored': {
    vi: 'Quảng cáo của công ty được hiển thị lại',
    en: "Your company's advertising is shown again",
    ko: '회사 광고가 다시 노출됩니다',
  },
  'membership.renewal-due': {
    vi: 'Gói quảng cáo sắp hết kỳ',
    en: 'Your ad plan is about to renew',
    ko: '광고 플랜 갱신일이 다가옵니다',
  },
  'membership.renewed': {
    vi: 'Gói quảng cáo đã được gia hạn',
    en: 'Your ad plan was renewed',
    ko: '광고 플랜이 갱신되었습니다',
  },
  'membership.renewal-failed': {
    vi: 'Gói quảng cáo chưa được gia hạn',
    en: 'Your ad plan was not renewed yet',
    ko: '광고 플랜이 아직 갱신되지 않았습니다',
  },
  'membership.expired': {
    vi: 'Gói quảng cáo đã kết thúc',
    en: 'Your ad plan has ended',
    ko: '광고 플랜이 종료되었습니다',
  },
  'place.offered': {
    vi: 'Có một vị trí Gold cho bạn',
    en: 'A gold place is kept for you',
    ko: '골드 자리가 배정되었습니다',
  },
  'place.lapsed': {
    vi: 'Vị trí Gold đã trao cho công ty tiếp theo',
    en: 'The gold place went to the next company',
    ko: '골드 자리가 다음 회사에 돌아갔습니다',
  },
  'bid.placed': {
    vi: 'Lượt đặt giá của bạn đã vào sổ',
    en: 'Your bid is in the ledger',
    ko: '입찰이 원장에 기록되었습니다',
  },
  'bid.canceled': {
    vi: 'Lượt đặt giá đã hủy',
    en: 'Your bid is canceled',
    ko: '입찰이 취소되었습니다',
  },
  'bid.voided': {
    vi: 'Lượt đặt giá bị hủy hiệu lực',
    en: 'Your bid was voided',
    ko: '입찰이 무효 처리되었습니다',
  },
  'bid.planned': {
    vi: 'Lượt đặt giá đã lên lịch',
    en: 'Your bid is planned',
    ko: '입찰이 예약되었습니다',
  },
  'bid.plan-canceled': {
    vi: 'Đã hủy lịch đặt giá',
    en: 'Your planned bid is canceled',
    ko: '입찰 예약이 취소되었습니다',
  },
  'bid.unplaced': {
    vi: 'Lịch đặt giá không vào sổ được',
    en: 'Your planned bid was not placed',
    ko: '예약한 입찰이 접수되지 않았습니다',
  },
  'bid.won': {
    vi: 'Bạn đã trúng đấu giá',
    en: 'You won the auction',
    ko: '경매에서 낙찰되셨습니다',
  },
  'bid.lost': {
    vi: 'Lượt đặt giá không trúng',
    en: 'Your bid did not win',
    ko: '이번 경매에서 낙찰되지 않았습니다',
  },
  'paid-place.taken-down': {
    vi: 'Quảng cáo của công ty bạn đã bị gỡ',
    en: 'Your company’s ad was taken down',
    ko: '회사 광고의 게재가 중단되었습니다',
  },
  'paid-place.restored': {
    vi: 'Quảng cáo của công ty bạn được hiện lại',
    en: 'Your company’s ad is shown again',
    ko: '회사 광고가 다시 게재됩니다',
  },
  'paid-place.upheld': {
    vi: 'Khiếu nại không được chấp nhận: quảng cáo vẫn bị gỡ',
    en: 'The appeal was not accepted: your ad stays off',
    ko: '이의가 받아들여지지 않아 광고 게재가 중단된 상태로 유지됩니다',
  },
  'paid-place.report-taken-down': {
    vi: 'Quảng cáo bạn báo cáo đã bị gỡ',
    en: 'The ad you reported was taken down',
    ko: '신고하신 광고의 게재가 중단되었습니다',
  },
  'paid-place.report-stands': {
    vi: 'Quảng cáo bạn báo cáo không trái quy định và được giữ lại',
    en: 'The ad you reported breaks no rule and stays',
    ko: '신고하신 광고는 규정 위반이 아니어서 유지됩니다',
  },
} as const satisfies Readonly<Record<string, Text>>;
