import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { PromotionPayloads, PromotionState } from './promotion.ts';

/** A promotion's words (commerce 4). */
export const promotionTexts: MachineTexts<PromotionState, 'promotion-ends'> = {
  states: {
    waiting: {
      label: { vi: 'Chờ duyệt', en: 'Waiting for approval', ko: '승인 대기' },
      next: {
        vi: 'Chúng tôi kiểm tra và duyệt khuyến mãi.',
        en: 'We check the promotion and approve it.',
        ko: '프로모션을 검토하고 있습니다.',
      },
    },
    advertising: {
      label: { vi: 'Đang quảng bá', en: 'Advertising', ko: '진행 중' },
      next: {
        vi: 'Khuyến mãi chạy đến ngày kết thúc.',
        en: 'The promotion runs to its last day.',
        ko: '종료일까지 프로모션이 진행됩니다.',
      },
    },
    edit_request: {
      label: { vi: 'Yêu cầu chỉnh sửa', en: 'Request to edit', ko: '수정 요청' },
      next: {
        vi: 'Chúng tôi kiểm tra nội dung mới. Bản cũ vẫn chạy.',
        en: 'We check the new content. The old version keeps running.',
        ko: '수정 내용을 검토하고 있습니다. 기존 프로모션은 계속됩니다.',
      },
    },
    rejected: {
      label: { vi: 'Bị từ chối', en: 'Rejected', ko: '승인 거부' },
      next: {
        vi: 'Người bán sửa theo góp ý và gửi lại.',
        en: 'The seller changes it as asked and submits it again.',
        ko: '사유를 확인하고 수정하여 다시 요청해 주세요.',
      },
    },
    finished: {
      label: { vi: 'Đã kết thúc', en: 'Finished', ko: '종료' },
      next: {
        vi: 'Khuyến mãi đã kết thúc.',
        en: 'The promotion is over.',
        ko: '종료된 프로모션입니다.',
      },
    },
  },
  deadlines: {
    'promotion-ends': {
      vi: 'Sau thời hạn này khuyến mãi tự kết thúc.',
      en: 'After that the promotion ends by itself.',
      ko: '기한이 지나면 프로모션이 자동으로 종료됩니다.',
    },
  },
};

/** What can happen to a promotion, as staff read it. */
export const promotionEventLabels: EventLabels<PromotionPayloads> = {
  approve: { vi: 'Duyệt khuyến mãi', en: 'Approve the promotion', ko: '프로모션 승인' },
  reject: { vi: 'Từ chối khuyến mãi', en: 'Reject the promotion', ko: '프로모션 반려' },
  resubmit: { vi: 'Gửi duyệt lại', en: 'Submit again', ko: '다시 제출' },
  request_edit: { vi: 'Yêu cầu sửa', en: 'Ask for an edit', ko: '수정 요청' },
  end_reached: { vi: 'Đến ngày kết thúc', en: 'The last day has passed', ko: '종료일 도달' },
  stop: { vi: 'Dừng khuyến mãi', en: 'Stop the promotion', ko: '프로모션 중지' },
};
