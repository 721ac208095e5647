import type { Text } from '../../../language/language.ts';
import type { NextSentence } from './item-texts.ts';

/** What happens next to an item, as its seller reads it. */
export const nextForSeller: Readonly<Record<NextSentence, Text>> = {
  pay: {
    vi: 'Chờ người mua thanh toán. Chưa cần chuẩn bị hàng.',
    en: 'Waiting for the buyer to pay. Nothing to prepare yet.',
    ko: '구매자의 결제를 기다리는 중입니다. 아직 준비하지 않으셔도 됩니다.',
  },
  accept: {
    vi: 'Bạn xác nhận đơn và chuẩn bị hàng.',
    en: 'You accept the order and prepare it.',
    ko: '주문을 확인하고 상품을 준비해 주세요.',
  },
  dispatch: {
    vi: 'Bạn chuẩn bị hàng và gửi đi.',
    en: 'You prepare the goods and send them.',
    ko: '상품을 준비해 발송해 주세요.',
  },
  dispatchLate: {
    vi: 'Bạn gửi hàng chậm hơn dự kiến. Hãy gửi ngay; người mua có thể yêu cầu hủy.',
    en: 'You are late in sending. Send the goods now; the buyer can ask to cancel.',
    ko: '발송이 지연되고 있습니다. 바로 발송해 주세요. 구매자가 취소를 요청할 수 있습니다.',
  },
  transport: {
    vi: 'Đơn vị vận chuyển giao hàng đến người mua.',
    en: 'The carrier brings the goods to the buyer.',
    ko: '택배사가 구매자에게 상품을 배송합니다.',
  },
  transportLate: {
    vi: 'Hàng đến chậm hơn dự kiến. Hãy hỏi đơn vị vận chuyển; người mua có thể yêu cầu hoàn tiền hay đổi hàng.',
    en: 'The goods are late. Ask the carrier; the buyer can ask for a refund or an exchange.',
    ko: '배송이 지연되고 있습니다. 택배사에 확인해 주세요. 구매자가 환불·교환을 요청할 수 있습니다.',
  },
  confirm: {
    vi: 'Người mua kiểm tra hàng và xác nhận mua, hoặc yêu cầu hoàn tiền hay đổi hàng.',
    en: 'The buyer looks at the goods and confirms, or asks for a refund or an exchange.',
    ko: '구매자가 상품을 확인하고 구매를 확정하거나 환불·교환을 요청합니다.',
  },
  done: {
    vi: 'Đơn đã hoàn tất và được tính vào kỳ đối soát.',
    en: 'All is done. The order goes into your settlement.',
    ko: '구매가 확정되어 정산에 포함됩니다.',
  },
  cancelAnswer: {
    vi: 'Người mua yêu cầu hủy. Bạn trả lời yêu cầu này.',
    en: 'The buyer has asked to cancel. You answer the request.',
    ko: '구매자가 취소를 요청했습니다. 요청에 답변해 주세요.',
  },
  cancelAnswerLate: {
    vi: 'Bạn trả lời yêu cầu hủy quá hạn. Bộ phận hỗ trợ đã được báo.',
    en: 'You are late with the answer to the cancellation. Our staff have been told.',
    ko: '취소 요청 답변이 늦어져 고객센터에 전달되었습니다. 지금 답변해 주세요.',
  },
  cancelRefused: {
    vi: 'Bạn đã từ chối hủy. Hãy gửi hàng.',
    en: 'You did not agree to cancel. Send the goods.',
    ko: '취소를 거부했습니다. 상품을 발송해 주세요.',
  },
  payout: {
    vi: 'Chúng tôi chuyển tiền lại cho người mua.',
    en: 'We send the money back to the buyer.',
    ko: '구매자에게 환불 금액을 보냅니다.',
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
    vi: 'Người mua yêu cầu hoàn tiền. Bạn trả lời yêu cầu này.',
    en: 'The buyer asks for a refund. You answer the request.',
    ko: '구매자가 환불을 요청했습니다. 요청에 답변해 주세요.',
  },
  exchangeAnswer: {
    vi: 'Người mua yêu cầu đổi hàng. Bạn trả lời yêu cầu này.',
    en: 'The buyer asks for an exchange. You answer the request.',
    ko: '구매자가 교환을 요청했습니다. 요청에 답변해 주세요.',
  },
  claimLate: {
    vi: 'Bạn xử lý yêu cầu quá hạn. Bộ phận hỗ trợ đã được báo.',
    en: 'You are late with this claim. Our staff have been told.',
    ko: '처리가 늦어져 고객센터에 전달되었습니다. 지금 처리해 주세요.',
  },
  sendBack: {
    vi: 'Yêu cầu đã được chấp nhận. Người mua gửi hàng lại, hoặc bạn cho người đến lấy.',
    en: 'The request is approved. The buyer sends the goods back, or you have them picked up.',
    ko: '환불이 승인되었습니다. 구매자가 상품을 보내거나, 수거를 접수해 주세요.',
  },
  comingBack: {
    vi: 'Hàng đang được chuyển về chỗ bạn. Nhận được thì bạn xác nhận.',
    en: 'The goods are on their way back to you. Confirm when they arrive.',
    ko: '상품이 돌아오는 중입니다. 도착하면 입고를 확인해 주세요.',
  },
  inspectRefund: {
    vi: 'Bạn kiểm tra hàng và xác nhận số tiền hoàn.',
    en: 'You inspect the goods and fix the refund.',
    ko: '상품을 검수하고 환불 금액을 확정해 주세요.',
  },
  inspectExchange: {
    vi: 'Bạn kiểm tra hàng và chuẩn bị hàng thay thế.',
    en: 'You inspect the goods and prepare a replacement.',
    ko: '상품을 검수하고 교환 상품을 준비해 주세요.',
  },
  redeliver: {
    vi: 'Bạn gửi hàng thay thế cho người mua.',
    en: 'You send the replacement to the buyer.',
    ko: '구매자에게 교환 상품을 발송해 주세요.',
  },
  redelivering: {
    vi: 'Hàng thay thế đang trên đường đến người mua.',
    en: 'The replacement is on its way to the buyer.',
    ko: '교환 상품이 구매자에게 배송 중입니다.',
  },
  hold: {
    vi: 'Bạn đang tạm giữ yêu cầu này. Khi đã rõ, hãy bỏ tạm giữ để xử lý tiếp.',
    en: 'You have put this on hold. Release it to go on once things are clear.',
    ko: '요청을 보류한 상태입니다. 확인이 끝나면 보류를 해제해 주세요.',
  },
  rejectedMoving: {
    vi: 'Bạn đã từ chối yêu cầu. Hàng đang được gửi đến người mua.',
    en: 'You rejected the request. The goods are on their way to the buyer.',
    ko: '요청을 거부했습니다. 상품이 구매자에게 배송 중입니다.',
  },
  rejectedHere: {
    vi: 'Bạn đã từ chối yêu cầu. Người mua xác nhận mua, hoặc gửi yêu cầu mới nếu còn lượt.',
    en: 'You rejected the request. The buyer confirms the purchase, or asks again if that is still possible.',
    ko: '요청을 거부했습니다. 구매자가 구매를 확정하거나 다시 요청할 수 있습니다.',
  },
};
