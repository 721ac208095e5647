import type { ErrorEntry } from './error-entry.ts';

/** Why a code that somebody typed gives no coupon, and codes that staff cannot use. */
export const couponErrors = {
  /** Also of a code that is not there yet or for others alone: whoever guesses learns nothing. */
  COUPON_UNKNOWN: {
    text: {
      vi: 'Không có mã giảm giá này. Vui lòng kiểm tra lại từng chữ.',
      en: 'There is no such coupon. Please check each letter.',
      ko: '등록되지 않은 쿠폰 코드입니다. 다시 확인해 주세요.',
    },
    field: 'code',
    retry: false,
  },
  COUPON_EARLY: {
    text: {
      vi: 'Mã giảm giá này chưa bắt đầu.',
      en: 'This coupon has not begun yet.',
      ko: '아직 사용 기간이 시작되지 않은 쿠폰입니다.',
    },
    field: 'code',
    retry: false,
  },
  COUPON_OVER: {
    text: {
      vi: 'Chương trình của mã giảm giá này đã kết thúc.',
      en: 'This coupon is over.',
      ko: '종료된 쿠폰입니다.',
    },
    field: 'code',
    retry: false,
  },
  COUPON_GONE: {
    text: {
      vi: 'Mã giảm giá này đã phát hết.',
      en: 'All of these coupons have been given out.',
      ko: '준비된 수량이 모두 소진된 쿠폰입니다.',
    },
    field: 'code',
    retry: false,
  },
  COUPON_YOURS: {
    text: {
      vi: 'Bạn đã có mã giảm giá này rồi.',
      en: 'You already have this coupon.',
      ko: '이미 받은 쿠폰입니다.',
    },
    field: 'code',
    retry: false,
  },
  CODE_TAKEN: {
    text: {
      vi: 'Mã này đã được dùng. Vui lòng chọn mã khác.',
      en: 'This code has been taken. Please choose another.',
      ko: '이미 사용 중인 코드입니다. 다른 코드를 입력해 주세요.',
    },
    field: 'code',
    retry: false,
  },
  OWNER_UNKNOWN: {
    text: {
      vi: 'Không có thành viên nào dùng email này.',
      en: 'No member has this email.',
      ko: '이 이메일을 쓰는 회원이 없습니다.',
    },
    field: 'email',
    retry: false,
  },
} as const satisfies Record<string, ErrorEntry>;
