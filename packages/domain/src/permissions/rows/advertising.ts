import { type PermissionRows, rights } from '../row.ts';

/** Paid places and the weekly auction. */
export const advertisingPermissions = {
  'ad.refuse': {
    text: {
      vi: 'Không xem lại một quảng cáo',
      en: 'Keep an ad away',
      ko: '광고 다시 보지 않기',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'own'),
  },
  'ad.report': {
    text: { vi: 'Báo cáo một quảng cáo', en: 'Report an ad', ko: '광고 신고' },
    ...rights('any', 'any', 'any', 'any', 'any', 'any'),
  },
  'ad.moderate': {
    text: { vi: 'Gỡ quảng cáo', en: 'Take ads down', ko: '광고 게재 중단' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'ad.supervise': {
    text: {
      vi: 'Xem gói quảng cáo, phiên đấu giá và doanh thu; tạm ngưng gói',
      en: 'See ad plans, auctions and takings; suspend a plan',
      ko: '광고 플랜·경매·매출 조회, 플랜 정지',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'ad.buy': {
    text: { vi: 'Mua gói quảng cáo', en: 'Buy an ad plan', ko: '광고 플랜 구매' },
    ...rights('no', 'no', 'no', 'own', 'no', 'no'),
  },
  'ad.manage': {
    text: { vi: 'Quản lý gói quảng cáo', en: 'Manage an ad plan', ko: '광고 플랜 관리' },
    ...rights('no', 'no', 'no', 'own', 'no', 'any'),
  },
  'auction.bid': {
    text: { vi: 'Đặt giá đấu giá', en: 'Bid in the auction', ko: '경매 입찰' },
    ...rights('no', 'no', 'no', 'own', 'no', 'no'),
  },
  'auction.dispute': {
    text: {
      vi: 'Khiếu nại kết quả đấu giá',
      en: 'Dispute the results of an auction',
      ko: '경매 결과 이의 제기',
    },
    ...rights('no', 'no', 'no', 'own', 'no', 'no'),
  },
  'auction.own_results': {
    text: { vi: 'Xem lượt đặt giá của mình', en: "See one's own bids", ko: '내 입찰 결과 보기' },
    ...rights('no', 'no', 'no', 'own', 'no', 'any'),
  },
  'auction.ends': {
    text: {
      vi: 'Xem điểm cuối của sổ đấu giá mỗi tuần',
      en: 'See where the ledger of each week ends',
      ko: '주별 경매 장부의 끝 보기',
    },
    ...rights('any', 'any', 'any', 'any', 'any', 'any'),
  },
  'auction.ledger': {
    text: {
      vi: 'Xem kết quả đấu giá công khai',
      en: 'See the public results',
      ko: '공개 낙찰 결과 보기',
    },
    ...rights('no', 'any', 'any', 'any', 'any', 'any'),
  },
  'auction.void': {
    text: { vi: 'Hủy lượt đặt giá', en: 'Void a bid', ko: '입찰 무효 처리' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
} as const satisfies PermissionRows;
