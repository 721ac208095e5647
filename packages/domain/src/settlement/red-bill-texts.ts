import type { Text } from '../language/language.ts';
import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { RedBillPayloads, RedBillState } from './red-bill.ts';

/** A red bill's words. */
export const redBillTexts: MachineTexts<RedBillState, 'invoice-month-ends'> = {
  states: {
    none: {
      label: { vi: 'Không yêu cầu hóa đơn', en: 'No VAT invoice', ko: '세금계산서 미신청' },
      next: {
        vi: 'Hóa đơn VAT chỉ yêu cầu được khi đặt hàng.',
        en: 'A VAT invoice can only be requested at checkout.',
        ko: '세금계산서는 주문할 때만 신청할 수 있습니다.',
      },
    },
    requested: {
      label: { vi: 'Đã yêu cầu hóa đơn', en: 'Requested', ko: '발행 요청' },
      next: {
        vi: 'Người bán xuất hóa đơn VAT.',
        en: 'The seller issues the VAT invoice.',
        ko: '판매자가 세금계산서를 발행합니다.',
      },
    },
    correction_needed: {
      label: { vi: 'Cần sửa thông tin', en: 'Correction needed', ko: '정보 수정 필요' },
      next: {
        vi: 'Bạn sửa thông tin xuất hóa đơn.',
        en: 'You correct the invoice details.',
        ko: '발행 정보를 수정해 주세요.',
      },
    },
    issued: {
      label: { vi: 'Đã xuất hóa đơn', en: 'Issued', ko: '발행 완료' },
      next: {
        vi: 'Bạn có thể tải hóa đơn.',
        en: 'You can download the invoice.',
        ko: '세금계산서를 내려받을 수 있습니다.',
      },
    },
    overdue: {
      label: { vi: 'Quá hạn xuất hóa đơn', en: 'Overdue', ko: '발행 지연' },
      next: {
        vi: 'Người bán gửi số hóa đơn đã xuất, hoặc bộ phận hỗ trợ xử lý.',
        en: 'The seller sends the number of the invoice, or our staff take care of it.',
        ko: '판매자가 발행한 번호를 보내거나 고객센터에서 처리합니다.',
      },
    },
    number_sent: {
      label: { vi: 'Chờ xác nhận số', en: 'Number being checked', ko: '번호 확인 중' },
      next: {
        vi: 'Bộ phận hỗ trợ kiểm tra số hóa đơn người bán đã gửi.',
        en: 'Our staff check the number that the seller sent.',
        ko: '고객센터에서 판매자가 보낸 번호를 확인합니다.',
      },
    },
    number_returned: {
      label: { vi: 'Cần gửi lại số', en: 'Number sent back', ko: '번호 재요청' },
      next: {
        vi: 'Người bán kiểm tra và gửi lại số hóa đơn.',
        en: 'The seller checks the number and sends it again.',
        ko: '판매자가 번호를 확인해 다시 보냅니다.',
      },
    },
    void: {
      label: { vi: 'Đã hủy yêu cầu', en: 'Void', ko: '요청 취소' },
      next: {
        vi: 'Đơn đã hủy nên không xuất hóa đơn.',
        en: 'The order was cancelled, so no invoice is issued.',
        ko: '주문이 취소되어 발행하지 않습니다.',
      },
    },
    adjusted: {
      label: { vi: 'Đã điều chỉnh', en: 'Adjusted', ko: '수정 발행' },
      next: {
        vi: 'Hóa đơn điều chỉnh đã được xuất.',
        en: 'An adjusting invoice was issued.',
        ko: '수정 세금계산서가 발행되었습니다.',
      },
    },
    replaced: {
      label: { vi: 'Đã thay thế', en: 'Replaced', ko: '대체 발행' },
      next: {
        vi: 'Hóa đơn thay thế đã được xuất.',
        en: 'A replacing invoice was issued.',
        ko: '대체 세금계산서가 발행되었습니다.',
      },
    },
  },
  deadlines: {
    'invoice-month-ends': {
      vi: 'Sau tháng mua hàng, hóa đơn phải được bộ phận hỗ trợ xác nhận.',
      en: 'After the purchase month our staff have to confirm the invoice.',
      ko: '구매한 달이 지나면 고객센터의 확인을 받아야 합니다.',
    },
  },
};

/** What can happen to a VAT invoice, as staff read it. */
export const redBillEventLabels: EventLabels<RedBillPayloads> = {
  request: { vi: 'Yêu cầu xuất hóa đơn', en: 'Ask for an invoice', ko: '세금계산서 요청' },
  correct: { vi: 'Sửa thông tin hóa đơn', en: 'Correct the data', ko: '정보 수정' },
  'reject-data': { vi: 'Trả lại vì sai thông tin', en: 'Reject the data', ko: '정보 반려' },
  issue: { vi: 'Xuất hóa đơn', en: 'Issue the invoice', ko: '세금계산서 발행' },
  'send-number': {
    vi: 'Gửi số hóa đơn',
    en: 'Send the invoice number',
    ko: '세금계산서 번호 보내기',
  },
  'return-number': {
    vi: 'Trả lại số hóa đơn',
    en: 'Send the number back',
    ko: '번호 돌려보내기',
  },
  'month.end': { vi: 'Hết tháng', en: 'The month ends', ko: '월 마감' },
  'order.cancelled': { vi: 'Đơn hàng đã hủy', en: 'The order is cancelled', ko: '주문 취소됨' },
  adjust: { vi: 'Điều chỉnh hóa đơn', en: 'Adjust the invoice', ko: '세금계산서 수정' },
  replace: { vi: 'Thay thế hóa đơn', en: 'Replace the invoice', ko: '세금계산서 대체' },
};

/** Two invoices of a shop with one number. */
export const billNumberTaken: Text = {
  vi: 'Số hóa đơn này đã dùng cho một hóa đơn khác.',
  en: 'This invoice number is used by another invoice already.',
  ko: '이미 다른 세금계산서에 사용된 번호입니다.',
};

const timerTexts: Readonly<Record<string, Text>> = {
  'invoice-month-ends': {
    vi: 'Hết tháng mua hàng: hóa đơn VAT quá hạn',
    en: 'The month of purchase ends: the VAT invoice is late',
    ko: '구매 월 마감, 세금계산서 발행 지연',
  },
};

/** What happens when a timer of an invoice has passed, as staff read it; null for another thing's timer. */
export function redBillTimerText(timer: string): Text | null {
  return timerTexts[timer] ?? null;
}
