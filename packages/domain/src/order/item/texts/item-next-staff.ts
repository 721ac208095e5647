import type { Text } from '../../../language/language.ts';
import type { NextSentence } from './item-texts.ts';

/** Sentences in which the one side reads of the other: our staff read them as they are. */
export type Shared =
  | 'accept'
  | 'dispatch'
  | 'cancelRefused'
  | 'cancelled'
  | 'comingBack'
  | 'inspectRefund'
  | 'inspectExchange'
  | 'transport'
  | 'confirm'
  | 'refunded'
  | 'redelivering';

/** What happens next to an item, as our staff read it: both sides by their names. */
export const nextForStaff: Readonly<Record<Exclude<NextSentence, Shared>, Text>> = {
  pay: {
    vi: 'Chờ người mua thanh toán.',
    en: 'The buyer pays for the order.',
    ko: '구매자의 결제 대기 중입니다.',
  },
  dispatchLate: {
    vi: 'Người bán gửi hàng chậm hơn dự kiến. Người mua có thể chờ hoặc yêu cầu hủy.',
    en: 'The seller is late in sending. The buyer can wait or ask to cancel.',
    ko: '판매자의 발송이 지연되고 있습니다. 구매자는 기다리거나 취소를 요청할 수 있습니다.',
  },
  transportLate: {
    vi: 'Hàng đến chậm hơn dự kiến. Người mua có thể chờ, hoặc yêu cầu hoàn tiền hay đổi hàng.',
    en: 'The goods are late. The buyer can wait, or ask for a refund or an exchange.',
    ko: '배송이 지연되고 있습니다. 구매자는 기다리거나 환불·교환을 요청할 수 있습니다.',
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
  payout: {
    vi: 'Tiền đang được chuyển lại cho người mua.',
    en: 'The money is being sent back to the buyer.',
    ko: '구매자에게 환불 금액을 보내는 중입니다.',
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
  redeliver: {
    vi: 'Người bán gửi hàng thay thế cho người mua.',
    en: 'The seller sends the replacement to the buyer.',
    ko: '판매자가 교환 상품을 발송합니다.',
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
