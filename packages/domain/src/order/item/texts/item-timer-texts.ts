import type { Language, Text } from '../../../language/language.ts';
import type { ItemTimerName } from '../item-timers.ts';

/** What happens when a timer of an item of an order has passed, as staff read it. */
export const itemTimerTexts: Readonly<Record<ItemTimerName, Text>> = {
  'payment-due': {
    vi: 'Hết hạn thanh toán, đơn bị hủy',
    en: 'The time to pay runs out: cancelled',
    ko: '결제 기한 만료로 취소',
  },
  'dispatch-due': {
    vi: 'Hết hạn gửi hàng: gửi chậm',
    en: 'The time to dispatch runs out: late',
    ko: '발송 기한 만료, 발송 지연',
  },
  'dispatch-promised': {
    vi: 'Đến ngày gửi hàng đã hẹn',
    en: 'The day that the seller promised',
    ko: '판매자가 약속한 발송일',
  },
  'delivery-due': {
    vi: 'Hết hạn giao hàng: giao chậm',
    en: 'The time to deliver runs out: overdue',
    ko: '배송 기한 만료, 배송 지연',
  },
  'confirm-due': {
    vi: 'Tự động xác nhận mua hàng',
    en: 'The purchase is confirmed by itself',
    ko: '자동 구매 확정',
  },
  'confirm-reminder-1': {
    vi: 'Nhắc người mua xác nhận, lần một',
    en: 'First reminder to confirm the purchase',
    ko: '구매 확정 1차 안내',
  },
  'confirm-reminder-2': {
    vi: 'Nhắc người mua xác nhận, lần hai',
    en: 'Second reminder to confirm the purchase',
    ko: '구매 확정 2차 안내',
  },
  'respond-due': {
    vi: 'Người bán hết hạn trả lời yêu cầu',
    en: "The seller's time to answer a claim runs out",
    ko: '판매자의 클레임 답변 기한 만료',
  },
  'process-due': {
    vi: 'Người bán hết hạn xử lý yêu cầu',
    en: "The seller's time to settle a claim runs out",
    ko: '판매자의 클레임 처리 기한 만료',
  },
  'payout-due': {
    vi: 'Đến hạn hoàn tiền cho người mua',
    en: 'The money has to be back with the buyer',
    ko: '구매자 환불 기한',
  },
  'hold-escalation': {
    vi: 'Yêu cầu bị tạm giữ quá lâu',
    en: 'A claim has been held for too long',
    ko: '클레임 보류 장기화',
  },
};

/** The words for a timer; one that this client does not know yet is shown by its name. */
export function itemTimerText(name: string, language: Language): string {
  return Object.hasOwn(itemTimerTexts, name)
    ? itemTimerTexts[name as ItemTimerName][language]
    : name;
}
