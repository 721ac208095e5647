import type { Text } from '../../language/language.ts';

/** Payments, points, settlements and VAT invoices. */
export const money = {
  'payment.failed': {
    vi: 'Thanh toán chưa thành công',
    en: 'The payment did not go through',
    ko: '결제가 완료되지 않았습니다',
  },
  'money.returning': {
    vi: 'Tiền đang được hoàn lại cho bạn',
    en: 'Money is on its way back to you',
    ko: '금액을 돌려드리고 있습니다',
  },
  'money.returned': {
    vi: 'Tiền đã được hoàn lại',
    en: 'Money was returned',
    ko: '금액이 반환되었습니다',
  },
  'points.earned': {
    vi: 'Bạn vừa nhận được điểm',
    en: 'You have earned points',
    ko: '포인트가 적립되었습니다',
  },
  'settlement.closed': {
    vi: 'Bảng đối soát của tháng đã chốt',
    en: 'The statement of the month is closed',
    ko: '월 정산 내역이 확정되었습니다',
  },
  'settlement.resolved': {
    vi: 'Khiếu nại về bảng đối soát đã được trả lời',
    en: 'Your dispute of a statement is answered',
    ko: '정산 이의 제기에 대한 답변이 등록되었습니다',
  },
  'settlement.held': {
    vi: 'Một phần tiền của tháng đang được giữ lại',
    en: 'A part of the month is held',
    ko: '정산금 일부의 지급이 보류되었습니다',
  },
  'settlement.released': {
    vi: 'Số tiền bị giữ đã được trả lại',
    en: 'What was held is released',
    ko: '보류된 정산금의 지급이 재개되었습니다',
  },
  'settlement.paid': {
    vi: 'Tháng đối soát đã được quyết toán',
    en: 'The month is settled',
    ko: '월 정산이 완료되었습니다',
  },
  'points.expired': {
    vi: 'Điểm đã hết hạn',
    en: 'Points have expired',
    ko: '포인트가 만료되었습니다',
  },
  'points.expiring': {
    vi: 'Điểm sắp hết hạn',
    en: 'Points expire soon',
    ko: '곧 만료되는 포인트가 있습니다',
  },
  'coupon.given': {
    vi: 'Bạn được tặng mã giảm giá',
    en: 'You have been given a coupon',
    ko: '쿠폰이 지급되었습니다',
  },
  'points.revoked': {
    vi: 'Điểm đã bị thu hồi',
    en: 'Points were taken back',
    ko: '포인트가 회수되었습니다',
  },
  'red-bill.requested': {
    vi: 'Có yêu cầu xuất hóa đơn VAT',
    en: 'A VAT invoice is asked for',
    ko: '세금계산서 발행 요청이 있습니다',
  },
  'red-bill.corrected': {
    vi: 'Người mua đã sửa thông tin hóa đơn',
    en: 'The buyer corrected the invoice details',
    ko: '구매자가 세금계산서 정보를 수정했습니다',
  },
  'red-bill.data-rejected': {
    vi: 'Thông tin xuất hóa đơn cần sửa',
    en: 'The invoice details have to be corrected',
    ko: '세금계산서 정보를 수정해 주세요',
  },
  'red-bill.issued': {
    vi: 'Hóa đơn VAT đã được xuất',
    en: 'The VAT invoice is issued',
    ko: '세금계산서가 발행되었습니다',
  },
  'red-bill.overdue': {
    vi: 'Hóa đơn VAT quá hạn, Hiên đang theo dõi',
    en: 'The VAT invoice is late; Hiên follows it up',
    ko: '세금계산서 발행이 늦어져 Hiên이 확인하고 있습니다',
  },
  'red-bill.reminded': {
    vi: 'Hóa đơn VAT quá hạn: hãy xuất và gửi số hóa đơn cho Hiên',
    en: 'A VAT invoice is late: issue it and send Hiên its number',
    ko: '세금계산서 발행이 늦었습니다. 발행한 뒤 번호를 Hiên에 보내 주세요',
  },
  'red-bill.number-returned': {
    vi: 'Hiên trả lại số hóa đơn VAT: hãy kiểm tra và gửi lại',
    en: 'Hiên sent a VAT invoice number back: check it and send it again',
    ko: '세금계산서 번호를 확인해 다시 보내 주세요',
  },
  'red-bill.adjusted': {
    vi: 'Hóa đơn VAT đã được điều chỉnh',
    en: 'The VAT invoice was adjusted',
    ko: '수정 세금계산서가 발행되었습니다',
  },
  'red-bill.replaced': {
    vi: 'Hóa đơn VAT đã được thay thế',
    en: 'The VAT invoice was replaced',
    ko: '세금계산서가 대체 발행되었습니다',
  },
} as const satisfies Readonly<Record<string, Text>>;
