import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { CouponPayloads, CouponState } from './coupon.ts';

/** A coupon's words. */
export const couponTexts: MachineTexts<CouponState, 'coupon-expires'> = {
  states: {
    available: {
      label: { vi: 'Có thể dùng', en: 'Available', ko: '사용 가능' },
      next: {
        vi: 'Bạn dùng mã khi đặt hàng, mỗi lần thanh toán một mã.',
        en: 'You use it when you order, one per payment.',
        ko: '주문할 때 결제당 1장 사용할 수 있습니다.',
      },
    },
    used: {
      label: { vi: 'Đã dùng', en: 'Used', ko: '사용 완료' },
      next: {
        vi: 'Mã trả lại nếu toàn bộ đơn bị hủy và mã còn hạn.',
        en: 'It comes back if the whole payment is cancelled while it is valid.',
        ko: '유효기간 내 전체 취소 시 복원됩니다.',
      },
    },
    expired: {
      label: { vi: 'Đã hết hạn', en: 'Expired', ko: '만료' },
      next: { vi: 'Mã đã hết hạn.', en: 'The coupon has expired.', ko: '만료된 쿠폰입니다.' },
    },
    withdrawn: {
      label: { vi: 'Đã thu hồi', en: 'Withdrawn', ko: '회수됨' },
      next: {
        vi: 'Hiên đã dừng chương trình của mã này.',
        en: 'Hiên has stopped what this coupon belonged to.',
        ko: '발행이 중단되어 회수된 쿠폰입니다.',
      },
    },
  },
  deadlines: {
    'coupon-expires': {
      vi: 'Sau thời hạn này mã hết hạn.',
      en: 'After that the coupon expires.',
      ko: '기한이 지나면 쿠폰이 만료됩니다.',
    },
  },
};

/** What can happen to a coupon, as staff read it. */
export const couponEventLabels: EventLabels<CouponPayloads> = {
  use: { vi: 'Dùng mã giảm giá', en: 'Use the coupon', ko: '쿠폰 사용' },
  restore: { vi: 'Trả lại mã giảm giá', en: 'Give the coupon back', ko: '쿠폰 복원' },
  withdraw: { vi: 'Thu hồi mã giảm giá', en: 'Withdraw the coupon', ko: '쿠폰 회수' },
  expire: { vi: 'Mã giảm giá hết hạn', en: 'The coupon expires', ko: '쿠폰 만료' },
};
