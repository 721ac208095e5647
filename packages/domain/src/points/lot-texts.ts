import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { LotPayloads, LotState } from './lot.ts';

/** A points lot's words. */
export const lotTexts: MachineTexts<LotState, 'points-expire'> = {
  states: {
    active: {
      label: { vi: 'Có thể dùng', en: 'Available', ko: '사용 가능' },
      next: {
        vi: 'Bạn dùng điểm khi đặt hàng.',
        en: 'You use the points when you order.',
        ko: '주문할 때 포인트를 사용할 수 있습니다.',
      },
    },
    used: {
      label: { vi: 'Đã dùng', en: 'Used', ko: '사용 완료' },
      next: {
        vi: 'Điểm trả lại nếu đơn bị hủy hoặc hoàn tiền.',
        en: 'The points come back if the order is cancelled or refunded.',
        ko: '주문이 취소·환불되면 포인트가 복원됩니다.',
      },
    },
    expired: {
      label: { vi: 'Đã hết hạn', en: 'Expired', ko: '만료' },
      next: {
        vi: 'Điểm đã hết hạn và không dùng được nữa.',
        en: 'The points have expired and cannot be used.',
        ko: '만료되어 사용할 수 없는 포인트입니다.',
      },
    },
    revoked: {
      label: { vi: 'Đã thu hồi', en: 'Revoked', ko: '회수' },
      next: {
        vi: 'Điểm bị thu hồi vì bài đánh giá vi phạm quy định.',
        en: 'The points were taken back because the review broke the rules.',
        ko: '리뷰 운영 원칙 위반으로 회수된 포인트입니다.',
      },
    },
  },
  deadlines: {
    'points-expire': {
      vi: 'Sau thời hạn này điểm hết hạn.',
      en: 'After that the points expire.',
      ko: '기한이 지나면 포인트가 만료됩니다.',
    },
  },
};

/** What can happen to a lot of points, as staff read it. */
export const lotEventLabels: EventLabels<LotPayloads> = {
  spend: { vi: 'Dùng điểm', en: 'Spend points', ko: '포인트 사용' },
  restore: { vi: 'Trả lại điểm', en: 'Give points back', ko: '포인트 복원' },
  expire: { vi: 'Điểm hết hạn', en: 'The points expire', ko: '포인트 만료' },
  revoke: { vi: 'Thu hồi điểm', en: 'Take points back', ko: '포인트 회수' },
};
