import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { BidPayloads, BidState } from './bid.ts';

/** A bid's words (commerce 4). */
export const bidTexts: MachineTexts<BidState, 'results' | 'ad-starts' | 'ad-ends' | 'payout-due'> =
  {
    states: {
      waiting: {
        label: { vi: 'Chờ kết quả', en: 'Waiting for result', ko: '결과 대기' },
        next: {
          vi: 'Kết quả được công bố lúc 15:00 thứ Sáu.',
          en: 'The results are out on Friday at 15:00.',
          ko: '금요일 15:00에 결과가 발표됩니다.',
        },
      },
      won: {
        label: { vi: 'Trúng đấu giá', en: 'Won', ko: '낙찰' },
        next: {
          vi: 'Quảng cáo chạy từ thứ Hai đến Chủ Nhật tuần sau.',
          en: 'Your ad runs from Monday to Sunday of the next week.',
          ko: '다음 주 월요일부터 일요일까지 광고가 노출됩니다.',
        },
      },
      lost: {
        label: { vi: 'Không trúng', en: 'Lost', ko: '미낙찰' },
        next: {
          vi: 'Chúng tôi hoàn lại toàn bộ số tiền đã đặt.',
          en: 'We return the full amount of your bid.',
          ko: '입찰 금액을 전액 환불해 드립니다.',
        },
      },
      canceled: {
        label: { vi: 'Đã hủy', en: 'Canceled', ko: '취소' },
        next: {
          vi: 'Chúng tôi hoàn lại toàn bộ số tiền đã đặt.',
          en: 'We return the full amount of your bid.',
          ko: '입찰 금액을 전액 환불해 드립니다.',
        },
      },
    },
    deadlines: {
      results: {
        vi: 'Đến lúc đó đấu giá đóng và có kết quả.',
        en: 'Then bidding closes and the results are out.',
        ko: '그때 입찰이 마감되고 결과가 발표됩니다.',
      },
      'ad-starts': {
        vi: 'Từ lúc đó quảng cáo bắt đầu chạy.',
        en: 'From then on your ad is shown.',
        ko: '그때부터 광고가 노출됩니다.',
      },
      'ad-ends': {
        vi: 'Sau thời hạn này quảng cáo kết thúc.',
        en: 'After that your ad ends.',
        ko: '기한이 지나면 광고가 종료됩니다.',
      },
      'payout-due': {
        vi: 'Nếu tiền chưa về sau thời hạn này, bộ phận tài chính sẽ xử lý.',
        en: 'If the money has not arrived by then, our finance team takes over.',
        ko: '기한까지 입금되지 않으면 재무팀이 처리합니다.',
      },
    },
  };

/** What can happen to a bid, as staff read it. */
export const bidEventLabels: EventLabels<BidPayloads> = {
  'bid.cancel': { vi: 'Hủy lượt đặt giá', en: 'Cancel the bid', ko: '입찰 취소' },
  superseded: {
    vi: 'Bị giá cao hơn thay thế',
    en: 'A higher bid takes over',
    ko: '더 높은 입찰로 대체',
  },
  'result.won': { vi: 'Thắng đấu giá', en: 'The bid wins', ko: '낙찰' },
  'result.lost': { vi: 'Không trúng đấu giá', en: 'The bid loses', ko: '유찰' },
  'premium.cancel': {
    vi: 'Rút lại sau khi thắng',
    en: 'Withdraw after winning',
    ko: '낙찰 후 철회',
  },
  'ad.start': { vi: 'Quảng cáo bắt đầu', en: 'The advertisement starts', ko: '광고 시작' },
  'ad.end': { vi: 'Quảng cáo kết thúc', en: 'The advertisement ends', ko: '광고 종료' },
  'admin.void': {
    vi: 'Quản trị viên hủy hiệu lực',
    en: 'Staff void the bid',
    ko: '관리자 무효 처리',
  },
  refunded: { vi: 'Đã hoàn tiền', en: 'The money has been returned', ko: '환불 완료' },
};
