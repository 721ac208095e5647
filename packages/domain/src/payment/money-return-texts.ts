import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { MoneyReturnPayloads, MoneyReturnState } from './money-return.ts';

/** A money return's words. */
export const moneyReturnTexts: MachineTexts<MoneyReturnState, 'payout-due'> = {
  states: {
    requested: {
      label: { vi: 'Chờ hoàn tiền', en: 'Refund to be sent', ko: '환불 대기' },
      next: {
        vi: 'Chúng tôi gửi lệnh hoàn tiền.',
        en: 'We send the refund.',
        ko: '환불을 요청할 예정입니다.',
      },
    },
    processing: {
      label: { vi: 'Đang hoàn tiền', en: 'Refund on its way', ko: '환불 처리 중' },
      next: {
        vi: 'Cổng thanh toán hoặc ngân hàng chuyển tiền về cho bạn.',
        en: 'The gateway or the bank returns the money to you.',
        ko: '결제사 또는 은행에서 환불을 진행하고 있습니다.',
      },
    },
    failed: {
      label: { vi: 'Hoàn tiền gặp sự cố', en: 'Refund delayed', ko: '환불 지연' },
      next: {
        vi: 'Chúng tôi đang khắc phục và sẽ chuyển lại tiền.',
        en: 'We are fixing this and send the money again.',
        ko: '문제를 해결한 뒤 다시 환불해 드립니다.',
      },
    },
    refunded: {
      label: { vi: 'Đã hoàn tiền', en: 'Refunded', ko: '환불 완료' },
      next: {
        vi: 'Tiền đã được hoàn lại.',
        en: 'The money has been returned.',
        ko: '환불이 완료되었습니다.',
      },
    },
  },
  deadlines: {
    'payout-due': {
      vi: 'Nếu tiền chưa về sau thời hạn này, bộ phận tài chính sẽ xử lý.',
      en: 'If the money has not arrived by then, our finance team takes over.',
      ko: '기한까지 입금되지 않으면 재무팀이 처리합니다.',
    },
  },
};

/** What can happen to a money return, as staff read it. */
export const moneyReturnEventLabels: EventLabels<MoneyReturnPayloads> = {
  send: { vi: 'Gửi lệnh hoàn tiền', en: 'Send the money back', ko: '환불 송금' },
  succeeded: { vi: 'Hoàn tiền thành công', en: 'The return succeeds', ko: '환불 성공' },
  failed: { vi: 'Hoàn tiền không thành công', en: 'The return fails', ko: '환불 실패' },
  retry: { vi: 'Thử hoàn tiền lại', en: 'Try again', ko: '환불 재시도' },
  'paid-by-hand': { vi: 'Tài vụ chuyển tiền tay', en: 'Staff pay by hand', ko: '수동 송금' },
};
