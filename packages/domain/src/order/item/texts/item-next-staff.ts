import type { Text } from '../../../language/language.ts';
import type { NextSentence } from './item-texts.ts';

/** What happens next to an item, as our staff read it: both sides by their names. */
export const nextForStaff: Readonly<Record<NextSentence, Text>> = {
  pay: {
    vi: 'Chờ người mua thanh toán.',
    en: 'The buyer pays for the order.',
    ko: '구매자의 결제 대기 중입니다.',
  },
  accept: {
    vi: 'Người bán xác nhận đơn và chuẩn bị hàng.',
    en: 'The seller accepts the order and prepares it.',
    ko: '판매자가 주문을 확인하고 상품을 준비합니다.',
  },
  dispatch: {
    vi: 'Người bán chuẩn bị hàng và gửi đi.',
    en: 'The seller prepares the goods and sends them.',
    ko: '판매자가 상품을 준비해 발송합니다.',
  },
  dispatchLate: {
    vi: 'Người bán gửi hàng chậm hơn dự kiến. Người mua có thể chờ hoặc yêu cầu hủy.',
    en: 'The seller is late in sending. The buyer can wait or ask to cancel.',
    ko: '판매자의 발송이 지연되고 있습니다. 구매자는 기다리거나 취소를 요청할 수 있습니다.',
  },
  transport: {
    vi: 'Đơn vị vận chuyển giao hàng đến người mua.',
    en: 'The carrier brings the goods to the buyer.',
    ko: '택배사가 구매자에게 상품을 배송합니다.',
  },
  transportLate: {
    vi: 'Hàng đến chậm hơn dự kiến. Người mua có thể chờ, hoặc yêu cầu hoàn tiền hay đổi hàng.',
    en: 'The goods are late. The buyer can wait, or ask for a refund or an exchange.',
    ko: '배송이 지연되고 있습니다. 구매자는 기다리거나 환불·교환을 요청할 수 있습니다.',
  },
  confirm: {
    vi: 'Người mua kiểm tra hàng và xác nhận mua, hoặc yêu cầu hoàn tiền hay đổi hàng.',
    en: 'The buyer looks at the goods and confirms, or asks for a refund or an exchange.',
    ko: '구매자가 상품을 확인하고 구매를 확정하거나 환불·교환을 요청합니다.',
  },
  done: { vi: 'Đơn đã hoàn tất.', en: 'All is done.', ko: '구매가 확정되었습니다.' },
  cancelAnswer: {
    vi: 'Người bán trả lời yêu cầu hủy của người mua.',
    en: 'The seller answers the buyer’s request to cancel.',
    ko: '판매자가 구매자의 취소 요청을 확인합니다.',
  },
  cancelAnswerLate: {
    vi: 'Người bán trả lời yêu cầu hủy quá hạn. Cần xem xét.',
    en: 'The seller is late with the answer to the cancellation. To be looked at.',
    ko: '판매자의 취소 답변이 늦어졌습니다. 확인이 필요합니다.',
  },
  cancelRefused: {
    vi: 'Người bán không đồng ý hủy và sẽ gửi hàng.',
    en: 'The seller did not agree to cancel and sends the goods.',
    ko: '판매자가 취소를 거부하여 상품을 발송합니다.',
  },
  payout: {
    vi: 'Tiền đang được chuyển lại cho người mua.',
    en: 'The money is being sent back to the buyer.',
    ko: '구매자에게 환불 금액을 보내는 중입니다.',
  },
  cancelled: {
    vi: 'Đơn đã hủy xong.',
    en: 'The order is cancelled.',
    ko: '취소가 완료되었습니다.',
  },
  refunded: {
    vi: 'Tiền đã được hoàn lại cho người mua.',
    en: 'The money has been returned to the buyer.',
    ko: '구매자에게 환불이 완료되었습니다.',
  },
  refundAnswer: {
    vi: 'Người bán trả lời yêu cầu hoàn tiền của người mua.',
    en: 'The seller answers the buyer’s request for a refund.',
    ko: '판매자가 구매자의 환불 요청을 확인합니다.',
  },
  exchangeAnswer: {
    vi: 'Người bán trả lời yêu cầu đổi hàng của người mua.',
    en: 'The seller answers the buyer’s request for an exchange.',
    ko: '판매자가 구매자의 교환 요청을 확인합니다.',
  },
  claimLate: {
    vi: 'Người bán xử lý yêu cầu quá hạn. Cần xem xét.',
    en: 'The seller is late with this claim. To be looked at.',
    ko: '판매자의 처리가 늦어졌습니다. 확인이 필요합니다.',
  },
  sendBack: {
    vi: 'Yêu cầu đã được chấp nhận. Người mua gửi hàng lại hoặc chờ người đến lấy.',
    en: 'The request is approved. The buyer sends the goods back or waits for the pickup.',
    ko: '환불이 승인되었습니다. 구매자가 상품을 보내거나 수거를 기다립니다.',
  },
  comingBack: {
    vi: 'Hàng đang được chuyển về người bán.',
    en: 'The goods are on their way back to the seller.',
    ko: '상품이 판매자에게 돌아가는 중입니다.',
  },
  inspectRefund: {
    vi: 'Người bán kiểm tra hàng và xác nhận số tiền hoàn.',
    en: 'The seller inspects the goods and fixes the refund.',
    ko: '판매자가 상품을 검수하고 환불 금액을 확정합니다.',
  },
  inspectExchange: {
    vi: 'Người bán kiểm tra hàng và chuẩn bị hàng thay thế.',
    en: 'The seller inspects the goods and prepares a replacement.',
    ko: '판매자가 상품을 검수하고 교환 상품을 준비합니다.',
  },
  redeliver: {
    vi: 'Người bán gửi hàng thay thế cho người mua.',
    en: 'The seller sends the replacement to the buyer.',
    ko: '판매자가 교환 상품을 발송합니다.',
  },
  redelivering: {
    vi: 'Hàng thay thế đang trên đường đến người mua.',
    en: 'The replacement is on its way to the buyer.',
    ko: '교환 상품이 구매자에게 배송 중입니다.',
  },
  hold: {
    vi: 'Người bán tạm giữ yêu cầu và đã báo lý do cho người mua.',
    en: 'The seller has put this on hold and told the buyer why.',
    ko: '판매자가 요청을 보류하고 구매자에게 사유를 알렸습니다.',
  },
  rejectedMoving: {
    vi: 'Người bán từ chối yêu cầu. Hàng đang được gửi đến người mua.',
    en: 'The seller rejected the request. The goods are on their way to the buyer.',
    ko: '판매자가 요청을 거부했습니다. 상품이 구매자에게 배송 중입니다.',
  },
  rejectedHere: {
    vi: 'Người bán từ chối yêu cầu. Người mua xác nhận mua, hoặc gửi yêu cầu mới nếu còn lượt.',
    en: 'The seller rejected the request. The buyer confirms the purchase, or asks again if that is still possible.',
    ko: '판매자가 요청을 거부했습니다. 구매자가 구매를 확정하거나 다시 요청할 수 있습니다.',
  },
};
