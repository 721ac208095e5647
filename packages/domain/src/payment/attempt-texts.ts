import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { AttemptPayloads, AttemptState } from './attempt.ts';

/** A payment attempt's words. */
export const attemptTexts: MachineTexts<AttemptState, 'attempt-expires'> = {
  states: {
    created: {
      label: { vi: 'Sẵn sàng thanh toán', en: 'Ready to pay', ko: '결제 준비' },
      next: {
        vi: 'Bạn mở trang thanh toán.',
        en: 'You open the payment page.',
        ko: '결제 페이지를 열어 주세요.',
      },
    },
    pending: {
      label: { vi: 'Đang chờ thanh toán', en: 'Payment in progress', ko: '결제 진행 중' },
      next: {
        vi: 'Bạn hoàn tất thanh toán trên trang của cổng thanh toán.',
        en: "You finish paying on the gateway's page.",
        ko: '결제사 페이지에서 결제를 완료해 주세요.',
      },
    },
    succeeded: {
      label: { vi: 'Đã thanh toán', en: 'Paid', ko: '결제 완료' },
      next: {
        vi: 'Chúng tôi đã nhận được tiền và chuẩn bị đơn.',
        en: 'We have the money and go on with your order.',
        ko: '결제가 확인되어 주문을 진행합니다.',
      },
    },
    failed: {
      label: { vi: 'Thanh toán không thành công', en: 'Payment failed', ko: '결제 실패' },
      next: {
        vi: 'Bạn có thể thử lại hoặc chọn cách thanh toán khác.',
        en: 'You can try again or choose another way to pay.',
        ko: '다시 시도하거나 다른 결제 수단을 선택해 주세요.',
      },
    },
    expired: {
      label: {
        vi: 'Phiên thanh toán đã hết hạn',
        en: 'Payment page expired',
        ko: '결제 시간 만료',
      },
      next: {
        vi: 'Bạn bắt đầu lại việc thanh toán.',
        en: 'You start the payment again.',
        ko: '결제를 다시 시작해 주세요.',
      },
    },
  },
  deadlines: {
    'attempt-expires': {
      vi: 'Sau thời hạn này trang thanh toán hết hiệu lực; đơn vẫn còn.',
      en: 'After that the payment page ends; the order stays.',
      ko: '기한이 지나면 결제 페이지가 만료되며 주문은 유지됩니다.',
    },
  },
};

/** What can happen to a payment attempt, as staff read it. */
export const attemptEventLabels: EventLabels<AttemptPayloads> = {
  redirect: {
    vi: 'Chuyển đến cổng thanh toán',
    en: 'Go to the payment gateway',
    ko: '결제사로 이동',
  },
  'ipn.success': {
    vi: 'Cổng báo đã thanh toán',
    en: 'The gateway reports success',
    ko: '결제사 성공 통보',
  },
  'ipn.failure': {
    vi: 'Cổng báo thanh toán lỗi',
    en: 'The gateway reports failure',
    ko: '결제사 실패 통보',
  },
  expire: { vi: 'Lượt thanh toán hết hạn', en: 'The attempt expires', ko: '결제 시도 만료' },
};
