import { type PermissionRows, rights } from '../row.ts';

/** What staff alone do for the whole house. */
export const staffPermissions = {
  'finance.decide': {
    text: {
      vi: 'Hoàn tiền tay và xử lý hồ sơ tài vụ',
      en: 'Return money by hand and settle cases',
      ko: '수동 환불·재무 건 처리',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'coupons.manage': {
    text: {
      vi: 'Phát hành mã giảm giá và mã giới thiệu',
      en: 'Issue coupons and referral codes',
      ko: '쿠폰·추천 코드 발행',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  /** Only where the product is being tried; a server that people rely on has no such clock. */
  'clock.move': {
    text: {
      vi: 'Dời đồng hồ của bản dùng thử',
      en: 'Move the clock of a demonstration',
      ko: '체험판 시계 옮기기',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
} as const satisfies PermissionRows;
