import type { EventLabels, MachineTexts } from '../machine/texts.ts';
import type { ReviewPayloads, ReviewState } from './review.ts';

/** A review's words. */
export const reviewTexts: MachineTexts<ReviewState> = {
  states: {
    visible: {
      label: { vi: 'Đang hiển thị', en: 'Visible', ko: '게시 중' },
      next: {
        vi: 'Mọi người đọc được đánh giá này.',
        en: 'Everybody can read this review.',
        ko: '누구나 볼 수 있는 리뷰입니다.',
      },
    },
    deletion_requested: {
      label: { vi: 'Đang xem xét gỡ bỏ', en: 'Deletion requested', ko: '삭제 요청' },
      next: {
        vi: 'Chúng tôi xem xét yêu cầu gỡ bỏ của người bán.',
        en: "We look at the seller's request to delete it.",
        ko: '판매자의 삭제 요청을 검토하고 있습니다.',
      },
    },
    deleted: {
      label: { vi: 'Đã gỡ bỏ', en: 'Deleted', ko: '삭제됨' },
      next: {
        vi: 'Đánh giá đã bị gỡ theo quy định.',
        en: 'The review was removed by the rules.',
        ko: '운영 원칙에 따라 삭제되었습니다.',
      },
    },
  },
  deadlines: {},
};

/** What can happen to a review, as staff read it. */
export const reviewEventLabels: EventLabels<ReviewPayloads> = {
  request_deletion: {
    vi: 'Người bán yêu cầu gỡ đánh giá',
    en: 'The seller asks for removal',
    ko: '판매자 삭제 요청',
  },
  delete: { vi: 'Gỡ đánh giá', en: 'Remove the review', ko: '리뷰 삭제' },
  keep: { vi: 'Giữ lại đánh giá', en: 'Keep the review', ko: '리뷰 유지' },
};
