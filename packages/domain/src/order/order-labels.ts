import type { Text } from '../language/language.ts';
import type { OrderCode } from './order-codes.ts';

/** The 15 order codes as people read them (2.5). */
export const orderCodeLabels: Readonly<Record<OrderCode, Text>> = {
  PENDING: { vi: 'Chờ thanh toán', en: 'Pending', ko: '결제 대기' },
  WAITING_FOR_DELIVERY: { vi: 'Chờ giao hàng', en: 'Waiting for delivery', ko: '배송 대기' },
  DELIVERY: { vi: 'Đang giao hàng', en: 'Delivery', ko: '배송 중' },
  COMPLETED: { vi: 'Đã giao hàng', en: 'Completed', ko: '배송 완료' },
  CONFIRMED: { vi: 'Đã xác nhận mua hàng', en: 'Confirmed', ko: '구매 확정' },
  CANCELLED: { vi: 'Đã hủy', en: 'Cancelled', ko: '취소' },
  REFUND_REQUEST: { vi: 'Yêu cầu hoàn tiền', en: 'Refund requested', ko: '환불 요청' },
  EXCHANGE: { vi: 'Đổi hàng', en: 'Exchange', ko: '교환' },
  DOWNLOAD: { vi: 'Tải xuống', en: 'Download', ko: '다운로드' },
  EXTEND_CONFIRMATION: {
    vi: 'Gia hạn xác nhận mua hàng',
    en: 'Confirmation extended',
    ko: '구매 확정 연장',
  },
  REFUND_APPROVED: { vi: 'Đã chấp nhận hoàn tiền', en: 'Refund approved', ko: '환불 접수' },
  REFUND_DELIVERING: { vi: 'Đang trả hàng', en: 'Refund delivering', ko: '환불 상품 배송 중' },
  REFUND_CONFIRMED: { vi: 'Đã xác nhận hoàn tiền', en: 'Refund confirmed', ko: '환불 확정' },
  REFUND_COMPLETED: { vi: 'Đã hoàn tiền', en: 'Refund completed', ko: '환불 완료' },
  REFUND_REJECTED: { vi: 'Từ chối hoàn tiền', en: 'Refund rejected', ko: '환불 거부' },
};
