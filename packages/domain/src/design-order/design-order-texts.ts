import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { DesignOrderPayloads, DesignOrderState } from './design-order.ts';

/** A design order's words. */
export const designOrderTexts: MachineTexts<
  DesignOrderState,
  'payment-due' | 'payout-due' | 'download-expires'
> = {
  states: {
    pending: {
      label: { vi: 'Chờ thanh toán', en: 'Pending', ko: '결제 대기' },
      next: {
        vi: 'Bạn thanh toán đơn, hoặc thêm tối đa 3 thiết kế.',
        en: 'You pay for the order, or add up to 3 designs.',
        ko: '주문을 결제하거나 디자인을 최대 3개까지 추가할 수 있습니다.',
      },
    },
    purchased: {
      label: { vi: 'Tải xuống', en: 'Download', ko: '다운로드' },
      next: {
        vi: 'Bạn tải thiết kế. Sau lần tải đầu tiên, đơn không được hoàn tiền.',
        en: 'You download your designs. After the first download there is no refund.',
        ko: '디자인을 다운로드해 주세요. 첫 다운로드 후에는 환불되지 않습니다.',
      },
    },
    cancelled: {
      label: { vi: 'Đã hủy', en: 'Cancelled', ko: '취소' },
      next: { vi: 'Đơn đã hủy.', en: 'The order is cancelled.', ko: '주문이 취소되었습니다.' },
    },
    refund_requested: {
      label: { vi: 'Yêu cầu hoàn tiền', en: 'Refund requested', ko: '환불 요청' },
      next: {
        vi: 'Chúng tôi xem xét yêu cầu. Việc tải tạm khóa trong lúc này.',
        en: 'We look at your request. Downloads are locked meanwhile.',
        ko: '환불 요청을 검토하고 있습니다. 그동안 다운로드가 제한됩니다.',
      },
    },
    refund_approved: {
      label: { vi: 'Đã chấp nhận hoàn tiền', en: 'Refund approved', ko: '환불 접수' },
      next: {
        vi: 'Chúng tôi chuyển tiền về nơi bạn đã thanh toán.',
        en: 'We send the money back to where you paid from.',
        ko: '결제하신 수단으로 환불해 드립니다.',
      },
    },
    refund_completed: {
      label: { vi: 'Đã hoàn tiền', en: 'Refund completed', ko: '환불 완료' },
      next: {
        vi: 'Tiền đã được hoàn lại.',
        en: 'The money has been returned.',
        ko: '환불이 완료되었습니다.',
      },
    },
    refund_rejected: {
      label: { vi: 'Từ chối hoàn tiền', en: 'Refund rejected', ko: '환불 거부' },
      next: {
        vi: 'Yêu cầu bị từ chối. Bạn có thể tải thiết kế như trước.',
        en: 'The request was rejected. You can download as before.',
        ko: '환불이 거부되었습니다. 디자인을 다시 다운로드할 수 있습니다.',
      },
    },
  },
  deadlines: {
    'payment-due': {
      vi: 'Sau thời hạn này đơn tự hủy.',
      en: 'After that the order is cancelled by itself.',
      ko: '기한이 지나면 주문이 자동으로 취소됩니다.',
    },
    'payout-due': {
      vi: 'Nếu tiền chưa về sau thời hạn này, bộ phận tài chính sẽ xử lý.',
      en: 'If the money has not arrived by then, our finance team takes over.',
      ko: '기한까지 입금되지 않으면 재무팀이 처리합니다.',
    },
    'download-expires': {
      vi: 'Sau thời hạn này không tải được nữa.',
      en: 'After that nothing can be downloaded any more.',
      ko: '기한이 지나면 다운로드할 수 없습니다.',
    },
  },
};

/** What can happen to a design order, as staff read it. */
export const designOrderEventLabels: EventLabels<DesignOrderPayloads> = {
  'order.add_designs': {
    vi: 'Thêm thiết kế vào đơn',
    en: 'Add designs to the order',
    ko: '디자인 추가',
  },
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
  cancel: { vi: 'Hủy đơn', en: 'Cancel the order', ko: '주문 취소' },
  'download.start': { vi: 'Tải thiết kế', en: 'Download the design', ko: '디자인 다운로드' },
  'refund.request': { vi: 'Yêu cầu hoàn tiền', en: 'Ask for a refund', ko: '환불 요청' },
  'refund.approve': { vi: 'Chấp nhận hoàn tiền', en: 'Approve the refund', ko: '환불 승인' },
  'refund.reject': { vi: 'Từ chối hoàn tiền', en: 'Reject the refund', ko: '환불 거부' },
  'admin.extend_download': {
    vi: 'Gia hạn lượt tải',
    en: 'Extend the downloads',
    ko: '다운로드 연장',
  },
};
