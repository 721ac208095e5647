import type { Text } from '../../../language/language.ts';
import type { ItemCode } from '../item-codes.ts';

/** The 28 item codes as people read them (2.2). */
export const itemCodeLabels: Readonly<Record<ItemCode, Text>> = {
  DELIVERING: { vi: 'Đang giao hàng', en: 'Delivering', ko: '배송 중' },
  DELIVERY_DELAYED: { vi: 'Giao hàng chậm', en: 'Delivery delayed', ko: '배송 지연' },
  CANCEL_REQUESTED: { vi: 'Yêu cầu hủy', en: 'Cancel requested', ko: '취소 요청' },
  CANCEL_REJECTED: { vi: 'Từ chối yêu cầu hủy', en: 'Cancel request rejected', ko: '취소 거부' },
  CANCEL_CONFIRMED: { vi: 'Đã xác nhận hủy', en: 'Cancel confirmed', ko: '취소 승인' },
  CANCEL_COMPLETED: { vi: 'Đã hủy', en: 'Cancel completed', ko: '취소 완료' },
  REFUND_REQUESTED: { vi: 'Yêu cầu hoàn tiền', en: 'Refund requested', ko: '환불 요청' },
  REFUND_REJECTED: { vi: 'Từ chối hoàn tiền', en: 'Refund rejected', ko: '환불 거부' },
  REFUND_ITEM_DELIVERING: {
    vi: 'Đang thu hồi hàng trả',
    en: 'Refund item delivering',
    ko: '환불 상품 수거 중',
  },
  REFUND_ITEM_RECEIVED: {
    vi: 'Đã nhận hàng trả',
    en: 'Refund item received',
    ko: '환불 상품 수거 완료',
  },
  REFUND_CONFIRMED: { vi: 'Đã xác nhận hoàn tiền', en: 'Refund confirmed', ko: '환불 승인' },
  REFUND_COMPLETED: { vi: 'Đã hoàn tiền', en: 'Refund completed', ko: '환불 완료' },
  EXCHANGE_REQUESTED: { vi: 'Yêu cầu đổi hàng', en: 'Exchange requested', ko: '교환 요청' },
  EXCHANGE_REJECTED: { vi: 'Từ chối đổi hàng', en: 'Exchange rejected', ko: '교환 거부' },
  EXCHANGE_ITEM_DELIVERING: {
    vi: 'Đang thu hồi hàng đổi',
    en: 'Exchange item delivering',
    ko: '교환 상품 수거 중',
  },
  EXCHANGE_ITEM_RECEIVED: {
    vi: 'Đã nhận hàng đổi',
    en: 'Exchange item received',
    ko: '교환 상품 수거 완료',
  },
  EXCHANGE_CONFIRMED: { vi: 'Đã xác nhận đổi hàng', en: 'Exchange confirmed', ko: '교환 승인' },
  EXCHANGE_COMPLETED: { vi: 'Đã đổi hàng xong', en: 'Exchange completed', ko: '교환 완료' },
  EXCHANGE_ON_HOLD: { vi: 'Tạm giữ yêu cầu đổi hàng', en: 'Exchange on hold', ko: '교환 보류' },
  EXCHANGE_RELEASE_HOLD: {
    vi: 'Đã bỏ tạm giữ đổi hàng',
    en: 'Exchange hold released',
    ko: '교환 보류 해제',
  },
  EXCHANGE_REDELIVERY: {
    vi: 'Đang giao hàng đổi',
    en: 'Exchange re-delivery',
    ko: '교환 재배송 중',
  },
  REFUND_ON_HOLD: { vi: 'Tạm giữ yêu cầu hoàn tiền', en: 'Refund on hold', ko: '환불 보류' },
  REFUND_RELEASE_HOLD: {
    vi: 'Đã bỏ tạm giữ hoàn tiền',
    en: 'Refund hold released',
    ko: '환불 보류 해제',
  },
  DELIVERED: { vi: 'Đã giao hàng', en: 'Delivered', ko: '배송 완료' },
  EXCHANGE_DELAYED: { vi: 'Đổi hàng quá hạn xử lý', en: 'Delayed exchange', ko: '교환 지연' },
  WAITING_FOR_REFUND: { vi: 'Chờ hoàn tiền', en: 'Waiting for refund', ko: '환불 대기' },
  REFUND_DELAYED: { vi: 'Hoàn tiền quá hạn xử lý', en: 'Delayed refund', ko: '환불 지연' },
  CANCEL_DELAYED: { vi: 'Hủy quá hạn xử lý', en: 'Delayed cancel', ko: '취소 지연' },
};
