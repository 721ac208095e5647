import type { Text } from '../../language/language.ts';

/** What happened to a cancellation, refund, exchange or dispute. */
export const claims = {
  'cancel.requested': {
    vi: 'Người mua yêu cầu hủy đơn',
    en: 'The buyer asks to cancel',
    ko: '구매자가 취소를 요청했습니다',
  },
  'cancel.withdrawn': {
    vi: 'Người mua rút yêu cầu hủy',
    en: 'The buyer withdrew the request to cancel',
    ko: '구매자가 취소 요청을 철회했습니다',
  },
  'cancel.approved': {
    vi: 'Yêu cầu hủy được chấp nhận',
    en: 'The cancellation was approved',
    ko: '취소 요청이 승인되었습니다',
  },
  'cancel.rejected': {
    vi: 'Yêu cầu hủy bị từ chối',
    en: 'The cancellation was rejected',
    ko: '취소 요청이 거부되었습니다',
  },
  'cancel.by-seller': {
    vi: 'Người bán đã hủy đơn hàng',
    en: 'The seller cancelled the order',
    ko: '판매자가 주문을 취소했습니다',
  },
  'cancel.completed': {
    vi: 'Đã hủy xong, tiền đã hoàn',
    en: 'The cancellation is complete and the money is back',
    ko: '취소와 환불이 완료되었습니다',
  },
  'cancel.late': {
    vi: 'Yêu cầu hủy chưa được trả lời đúng hạn',
    en: 'A request to cancel was not answered in time',
    ko: '취소 요청의 답변 기한이 지났습니다',
  },
  'refund.requested': {
    vi: 'Có yêu cầu trả hàng, hoàn tiền',
    en: 'A return for a refund was requested',
    ko: '환불 요청이 접수되었습니다',
  },
  'refund.withdrawn': {
    vi: 'Yêu cầu hoàn tiền đã được rút lại',
    en: 'The refund request was withdrawn',
    ko: '환불 요청이 철회되었습니다',
  },
  'refund.approved': {
    vi: 'Yêu cầu hoàn tiền được chấp nhận, hãy gửi hàng lại',
    en: 'The refund was approved; please send the goods back',
    ko: '환불이 승인되었습니다. 상품을 보내 주세요',
  },
  'refund.collecting': {
    vi: 'Hàng trả đang trên đường về người bán',
    en: 'The returned goods are on their way back',
    ko: '반품 상품이 이동 중입니다',
  },
  'refund.received': {
    vi: 'Người bán đã nhận hàng trả',
    en: 'The seller has the returned goods',
    ko: '반품 상품이 도착했습니다',
  },
  'refund.confirmed': {
    vi: 'Số tiền hoàn đã được xác nhận',
    en: 'The refund is confirmed',
    ko: '환불 금액이 확정되었습니다',
  },
  'refund.completed': {
    vi: 'Tiền đã được hoàn',
    en: 'The money is back',
    ko: '환불이 완료되었습니다',
  },
  'refund.rejected': {
    vi: 'Yêu cầu hoàn tiền bị từ chối',
    en: 'The refund was rejected',
    ko: '환불 요청이 거부되었습니다',
  },
  'refund.held': {
    vi: 'Yêu cầu hoàn tiền đang tạm giữ',
    en: 'The refund is on hold',
    ko: '환불이 보류되었습니다',
  },
  'refund.released': {
    vi: 'Yêu cầu hoàn tiền được xử lý tiếp',
    en: 'The refund goes on',
    ko: '환불 보류가 해제되었습니다',
  },
  'refund.to-exchange': {
    vi: 'Yêu cầu hoàn tiền chuyển sang đổi hàng',
    en: 'The refund became an exchange',
    ko: '환불이 교환으로 변경되었습니다',
  },
  'refund.late': {
    vi: 'Yêu cầu hoàn tiền chưa được xử lý đúng hạn',
    en: 'A refund was not handled in time',
    ko: '환불 처리 기한이 지났습니다',
  },
  'exchange.requested': {
    vi: 'Có yêu cầu đổi hàng',
    en: 'An exchange was requested',
    ko: '교환 요청이 접수되었습니다',
  },
  'exchange.withdrawn': {
    vi: 'Yêu cầu đổi hàng đã được rút lại',
    en: 'The exchange request was withdrawn',
    ko: '교환 요청이 철회되었습니다',
  },
  'exchange.collecting': {
    vi: 'Hàng cần đổi đang trên đường về người bán',
    en: 'The goods to exchange are on their way back',
    ko: '교환할 상품이 이동 중입니다',
  },
  'exchange.received': {
    vi: 'Người bán đã nhận hàng cần đổi',
    en: 'The seller has the goods to exchange',
    ko: '교환할 상품이 도착했습니다',
  },
  'exchange.confirmed': {
    vi: 'Đổi hàng được chấp nhận, hàng thay thế đã được giữ',
    en: 'The exchange is confirmed and the replacement is reserved',
    ko: '교환이 확정되어 교환 상품을 확보했습니다',
  },
  'exchange.redelivering': {
    vi: 'Hàng thay thế đang trên đường giao',
    en: 'The replacement is on its way',
    ko: '교환 상품이 발송되었습니다',
  },
  'exchange.completed': {
    vi: 'Hàng thay thế đã đến nơi',
    en: 'The replacement has arrived',
    ko: '교환 상품이 도착했습니다',
  },
  'exchange.rejected': {
    vi: 'Yêu cầu đổi hàng bị từ chối',
    en: 'The exchange was rejected',
    ko: '교환 요청이 거부되었습니다',
  },
  'exchange.held': {
    vi: 'Yêu cầu đổi hàng đang tạm giữ',
    en: 'The exchange is on hold',
    ko: '교환이 보류되었습니다',
  },
  'exchange.released': {
    vi: 'Yêu cầu đổi hàng được xử lý tiếp',
    en: 'The exchange goes on',
    ko: '교환 보류가 해제되었습니다',
  },
  'exchange.to-refund': {
    vi: 'Yêu cầu đổi hàng chuyển sang hoàn tiền',
    en: 'The exchange became a refund',
    ko: '교환이 환불로 변경되었습니다',
  },
  'exchange.late': {
    vi: 'Yêu cầu đổi hàng chưa được xử lý đúng hạn',
    en: 'An exchange was not handled in time',
    ko: '교환 처리 기한이 지났습니다',
  },
  'claim.held-long': {
    vi: 'Yêu cầu bị tạm giữ quá lâu',
    en: 'A claim has been on hold for long',
    ko: '보류 기간이 길어지고 있습니다',
  },
  'refund.payout-late': {
    vi: 'Tiền hoàn chưa chuyển đúng hạn',
    en: 'The money was not returned in time',
    ko: '환불 지급 기한이 지났습니다',
  },
  'dispute.accepted': {
    vi: 'Khiếu nại kết quả đấu giá của bạn đúng',
    en: 'Your dispute of an auction was accepted',
    ko: '경매 결과 이의가 인정되었습니다',
  },
  'dispute.rejected': {
    vi: 'Khiếu nại kết quả đấu giá đã được trả lời',
    en: 'Your dispute of an auction was answered',
    ko: '경매 결과 이의에 답변드렸습니다',
  },
} as const satisfies Readonly<Record<string, Text>>;
