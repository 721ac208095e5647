import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { TopUpPayloads, TopUpState } from './top-up.ts';

/** A top-up's words. */
export const topUpTexts: MachineTexts<TopUpState> = {
  states: {
    pending: {
      label: { vi: 'Đang xử lý', en: 'Pending', ko: '처리 중' },
      next: {
        vi: 'Chúng tôi chờ cổng thanh toán xác nhận.',
        en: 'We wait for the gateway to confirm.',
        ko: '결제사의 확인을 기다리고 있습니다.',
      },
    },
    SUCCESS: {
      label: { vi: 'Nạp tiền thành công', en: 'Top-up succeeded', ko: '충전 완료' },
      next: {
        vi: 'Tiền đã có trong tài khoản.',
        en: 'The money is in your account.',
        ko: '충전 금액이 반영되었습니다.',
      },
    },
    FAILED: {
      label: { vi: 'Nạp tiền không thành công', en: 'Top-up failed', ko: '충전 실패' },
      next: { vi: 'Bạn có thể thử lại.', en: 'You can try again.', ko: '다시 시도해 주세요.' },
    },
  },
  deadlines: {},
};

/** What can happen to a top-up, as staff read it. */
export const topUpEventLabels: EventLabels<TopUpPayloads> = {
  succeeded: { vi: 'Nạp tiền thành công', en: 'The top-up succeeds', ko: '충전 성공' },
  failed: { vi: 'Nạp tiền không thành công', en: 'The top-up fails', ko: '충전 실패' },
};
