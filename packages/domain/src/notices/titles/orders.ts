import type { Text } from '../../language/language.ts';

/** What happened to an order. */
export const orders = {
  'order.placed': { vi: 'Đã nhận đơn hàng', en: 'We have your order', ko: '주문이 접수되었습니다' },
  'order.placed-cod': {
    vi: 'Đã nhận đơn hàng, thanh toán khi nhận hàng',
    en: 'We have your order, to be paid on delivery',
    ko: '착불 주문이 접수되었습니다',
  },
  'order.paid': {
    vi: 'Đơn hàng đã thanh toán',
    en: 'The order is paid',
    ko: '결제가 완료되었습니다',
  },
  'order.link': {
    vi: 'Liên kết xem đơn hàng của bạn',
    en: 'The link to your order',
    ko: '주문 확인 링크',
  },
  'order.cancelled': {
    vi: 'Đơn hàng đã hủy',
    en: 'The order is cancelled',
    ko: '주문이 취소되었습니다',
  },
  'order.payment-overdue': {
    vi: 'Đơn hàng bị hủy vì quá hạn thanh toán',
    en: 'The order was cancelled because it was not paid in time',
    ko: '결제 기한이 지나 주문이 취소되었습니다',
  },
  'order.accepted': {
    vi: 'Người bán đang chuẩn bị hàng',
    en: 'The seller is preparing the goods',
    ko: '판매자가 상품을 준비하고 있습니다',
  },
  'order.delay-declared': {
    vi: 'Người bán báo gửi hàng muộn hơn',
    en: 'The seller will send the goods later',
    ko: '판매자가 발송 지연을 알려 왔습니다',
  },
  'order.dispatch-late': {
    vi: 'Hàng chưa được gửi đúng hạn',
    en: 'The goods were not sent in time',
    ko: '발송 기한이 지났습니다',
  },
  'order.dispatch-promised': {
    vi: 'Đã qua ngày gửi hàng đã hẹn',
    en: 'The promised day of dispatch has passed',
    ko: '약속한 발송일이 지났습니다',
  },
  'order.dispatched': {
    vi: 'Hàng đang trên đường giao',
    en: 'The goods are on their way',
    ko: '상품이 발송되었습니다',
  },
  'order.address-changed': {
    vi: 'Địa chỉ giao hàng đã đổi',
    en: 'The delivery address has changed',
    ko: '배송지가 변경되었습니다',
  },
  'order.delivery-edited': {
    vi: 'Thông tin vận chuyển đã thay đổi',
    en: 'The delivery details have changed',
    ko: '배송 정보가 변경되었습니다',
  },
  'order.delivery-late': {
    vi: 'Hàng chưa đến đúng hạn',
    en: 'The goods are late',
    ko: '배송이 지연되고 있습니다',
  },
  'order.delivered': {
    vi: 'Hàng đã được giao',
    en: 'The goods have arrived',
    ko: '배송이 완료되었습니다',
  },
  'order.cash-unseen': {
    vi: 'Hàng đã đến tay người mua: bạn đã nhận tiền mặt chưa?',
    en: 'The goods have reached the buyer: do you have the cash?',
    ko: '상품이 도착했습니다. 현금을 받으셨나요?',
  },
  'order.cash-collected': {
    vi: 'Người bán đã nhận được tiền mặt của bạn',
    en: 'The seller has received your cash',
    ko: '판매자가 현금을 받았습니다',
  },
  'order.confirm-reminder': {
    vi: 'Sắp đến ngày tự động xác nhận mua hàng',
    en: 'The purchase will soon be confirmed by itself',
    ko: '곧 구매가 자동 확정됩니다',
  },
  'order.confirmed': {
    vi: 'Đã xác nhận mua hàng',
    en: 'The purchase is confirmed',
    ko: '구매가 확정되었습니다',
  },
  'order.auto-confirmed': {
    vi: 'Đơn hàng đã tự động được xác nhận',
    en: 'The purchase was confirmed by itself',
    ko: '구매가 자동으로 확정되었습니다',
  },
  'order.extended': {
    vi: 'Ngày xác nhận mua hàng đã được gia hạn',
    en: 'The confirmation date was extended',
    ko: '구매 확정일이 연장되었습니다',
  },
  'order.cancelled-by-admin': {
    vi: 'Hiên đã hủy đơn đã xác nhận',
    en: 'Hiên undid the confirmed purchase',
    ko: 'Hiên에서 확정된 주문을 취소했습니다',
  },
  'order.staff-acted': {
    vi: 'Hiên đã xử lý thay gian hàng',
    en: 'Hiên acted in your shop’s place',
    ko: 'Hiên이 판매자를 대신해 처리했습니다',
  },
  'order.refund-delayed': {
    vi: 'Tiền hoàn chưa chuyển được, chúng tôi đang xử lý',
    en: 'The money could not be returned yet; we are working on it',
    ko: '환불이 지연되어 확인 중입니다',
  },
} as const satisfies Readonly<Record<string, Text>>;
