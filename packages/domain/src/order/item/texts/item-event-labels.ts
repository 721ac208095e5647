import type { Text } from '../../../language/language.ts';
import type { Reader } from '../../../machine/readers.ts';
import type { EventLabels } from '../../../machine/texts.ts';
import type { ItemPayloads } from '../item-payloads.ts';

/** What can happen to an item of an order, as staff read it. */
export const itemEventLabels: EventLabels<ItemPayloads> = {
  'payment.succeeded': {
    vi: 'Thanh toán thành công',
    en: 'The payment goes through',
    ko: '결제 완료',
  },
  'payment.due_elapsed': {
    vi: 'Quá hạn thanh toán',
    en: 'The time to pay runs out',
    ko: '결제 기한 만료',
  },
  'payment.refunded': { vi: 'Tiền đã hoàn về', en: 'The money has been returned', ko: '환불 완료' },
  'payment.refund_failed': {
    vi: 'Hoàn tiền không thành công',
    en: 'The return of money fails',
    ko: '환불 실패',
  },
  'seller.accept': {
    vi: 'Người bán xác nhận đơn',
    en: 'The seller accepts the order',
    ko: '판매자 주문 확인',
  },
  'seller.declare_delay': {
    vi: 'Người bán báo giao chậm',
    en: 'The seller declares a delay',
    ko: '판매자 발송 지연 통보',
  },
  'seller.dispatch': {
    vi: 'Người bán gửi hàng',
    en: 'The seller sends the goods',
    ko: '판매자 상품 발송',
  },
  'seller.edit_delivery': {
    vi: 'Người bán sửa thông tin vận chuyển',
    en: 'The seller edits the shipment',
    ko: '판매자 배송 정보 수정',
  },
  'sla.dispatch_elapsed': {
    vi: 'Quá hạn gửi hàng',
    en: 'The time to send runs out',
    ko: '발송 기한 만료',
  },
  'sla.delivery_elapsed': {
    vi: 'Quá hạn giao hàng',
    en: 'The time to deliver runs out',
    ko: '배송 기한 만료',
  },
  delivered: { vi: 'Hàng đã đến nơi', en: 'The goods arrive', ko: '배송 완료' },
  'cash.collected': {
    vi: 'Đã nhận tiền mặt',
    en: 'The cash is received',
    ko: '현금 수령 확인',
  },
  'buyer.confirm': {
    vi: 'Người mua xác nhận mua hàng',
    en: 'The buyer confirms the purchase',
    ko: '구매자 구매 확정',
  },
  auto_confirm: {
    vi: 'Tự động xác nhận mua hàng',
    en: 'The purchase is confirmed by itself',
    ko: '자동 구매 확정',
  },
  'admin.cancel_confirmed': {
    vi: 'Quản trị viên hủy đơn đã xác nhận',
    en: 'Staff undo a confirmed purchase',
    ko: '관리자 구매 확정 취소',
  },
  'cancel.unpaid': {
    vi: 'Hủy khi chưa thanh toán',
    en: 'Cancel before paying',
    ko: '결제 전 취소',
  },
  'cancel.request': { vi: 'Yêu cầu hủy', en: 'Ask to cancel', ko: '취소 요청' },
  'cancel.withdraw': {
    vi: 'Rút lại yêu cầu hủy',
    en: 'Withdraw the request to cancel',
    ko: '취소 요청 철회',
  },
  'cancel.approve': { vi: 'Chấp nhận hủy', en: 'Approve the cancellation', ko: '취소 승인' },
  'cancel.reject': { vi: 'Từ chối hủy', en: 'Reject the cancellation', ko: '취소 거부' },
  'cancel.by_seller': { vi: 'Người bán hủy đơn', en: 'The seller cancels', ko: '판매자 주문 취소' },
  'sla.cancel_elapsed': {
    vi: 'Quá hạn trả lời yêu cầu hủy',
    en: 'The time to answer the cancellation runs out',
    ko: '취소 답변 기한 만료',
  },
  'refund.request': { vi: 'Yêu cầu hoàn tiền', en: 'Ask for a refund', ko: '환불 요청' },
  'refund.withdraw': {
    vi: 'Rút lại yêu cầu hoàn tiền',
    en: 'Withdraw the refund request',
    ko: '환불 요청 철회',
  },
  'refund.approve': { vi: 'Chấp nhận hoàn tiền', en: 'Approve the refund', ko: '환불 승인' },
  'refund.pickup_started': {
    vi: 'Bắt đầu lấy hàng trả',
    en: 'The goods are picked up for the refund',
    ko: '반품 수거 시작',
  },
  'refund.received': { vi: 'Nhận được hàng trả', en: 'The returned goods arrive', ko: '반품 수령' },
  'refund.confirm': { vi: 'Xác nhận số tiền hoàn', en: 'Confirm the refund', ko: '환불 확정' },
  'refund.confirm_no_return': {
    vi: 'Hoàn tiền không cần trả hàng',
    en: 'Confirm the refund without a return',
    ko: '반품 없이 환불 확정',
  },
  'refund.reject': { vi: 'Từ chối hoàn tiền', en: 'Reject the refund', ko: '환불 거부' },
  'refund.hold': { vi: 'Tạm giữ yêu cầu hoàn tiền', en: 'Hold the refund', ko: '환불 보류' },
  'refund.release': { vi: 'Bỏ tạm giữ hoàn tiền', en: 'Release the refund', ko: '환불 보류 해제' },
  'refund.to_exchange': {
    vi: 'Chuyển hoàn tiền sang đổi hàng',
    en: 'Change the refund to an exchange',
    ko: '교환으로 변경',
  },
  'exchange.request': { vi: 'Yêu cầu đổi hàng', en: 'Ask for an exchange', ko: '교환 요청' },
  'exchange.withdraw': {
    vi: 'Rút lại yêu cầu đổi hàng',
    en: 'Withdraw the exchange request',
    ko: '교환 요청 철회',
  },
  'exchange.pickup_started': {
    vi: 'Bắt đầu lấy hàng đổi',
    en: 'The goods are picked up for the exchange',
    ko: '교환 수거 시작',
  },
  'exchange.received': {
    vi: 'Nhận được hàng đổi',
    en: 'The exchanged goods arrive',
    ko: '교환 상품 수령',
  },
  'exchange.confirm': { vi: 'Xác nhận đổi hàng', en: 'Confirm the exchange', ko: '교환 확정' },
  'exchange.redeliver': {
    vi: 'Gửi hàng thay thế',
    en: 'Send the replacement',
    ko: '교환 상품 발송',
  },
  'exchange.redelivered': {
    vi: 'Hàng thay thế đã đến nơi',
    en: 'The replacement arrives',
    ko: '교환 상품 배송 완료',
  },
  'exchange.reject': { vi: 'Từ chối đổi hàng', en: 'Reject the exchange', ko: '교환 거부' },
  'exchange.hold': { vi: 'Tạm giữ yêu cầu đổi hàng', en: 'Hold the exchange', ko: '교환 보류' },
  'exchange.release': {
    vi: 'Bỏ tạm giữ đổi hàng',
    en: 'Release the exchange',
    ko: '교환 보류 해제',
  },
  'exchange.to_refund': {
    vi: 'Chuyển đổi hàng sang hoàn tiền',
    en: 'Change the exchange to a refund',
    ko: '환불로 변경',
  },
  'sla.claim_elapsed': {
    vi: 'Quá hạn xử lý yêu cầu',
    en: 'The time to handle the claim runs out',
    ko: '처리 기한 만료',
  },
};

/** What its own doers read instead: “you”, and not “the buyer”. */
const own: Readonly<Record<'buyer' | 'seller', Partial<EventLabels<ItemPayloads>>>> = {
  buyer: {
    'buyer.confirm': {
      vi: 'Bạn xác nhận mua hàng',
      en: 'You confirm the purchase',
      ko: '구매 확정',
    },
  },
  seller: {
    'seller.accept': { vi: 'Bạn xác nhận đơn', en: 'You accept the order', ko: '주문 확인' },
    'seller.declare_delay': {
      vi: 'Bạn báo giao chậm',
      en: 'You declare a delay',
      ko: '발송 지연 통보',
    },
    'seller.dispatch': { vi: 'Bạn gửi hàng', en: 'You send the goods', ko: '상품 발송' },
    'seller.edit_delivery': {
      vi: 'Bạn sửa thông tin vận chuyển',
      en: 'You edit the shipment',
      ko: '배송 정보 수정',
    },
    'cancel.by_seller': { vi: 'Bạn hủy đơn', en: 'You cancel', ko: '주문 취소' },
  },
};

/** What can happen to an item, in words for who reads them. */
export function itemEventLabel(event: keyof EventLabels<ItemPayloads>, reader: Reader): Text {
  return (reader === 'staff' ? undefined : own[reader][event]) ?? itemEventLabels[event];
}
