import { day } from '../calendar/duration.ts';
import type { Instant } from '../calendar/ict.ts';
import type { Text } from '../language/language.ts';

/**
 * A construction review as its writer sees it: everybody reads it, the company has asked staff to take it away, staff took it
 * away, or its writer took it back. The last two leave their gravestone (docs/adr/0080).
 */
export const constructionReviewStates = ['published', 'asked', 'removed', 'withdrawn'] as const;
export type ConstructionReviewState = (typeof constructionReviewStates)[number];

export const constructionReviewTexts: Readonly<
  Record<ConstructionReviewState, { readonly label: Text; readonly next: Text }>
> = {
  published: {
    label: { vi: 'Đang hiện', en: 'Published', ko: '공개 중' },
    next: {
      vi: 'Ai cũng đọc được, và số sao tính vào điểm của công ty.',
      en: 'Everybody reads it, and its stars count for the company.',
      ko: '누구나 읽을 수 있으며 별점이 업체 평점에 반영됩니다.',
    },
  },
  asked: {
    label: { vi: 'Công ty đề nghị gỡ', en: 'Removal asked for', ko: '삭제 요청됨' },
    next: {
      vi: 'Nhân viên Hiên đang xem. Trong lúc chờ, đánh giá vẫn hiện và vẫn tính điểm.',
      en: 'Our staff are looking at it. Meanwhile it stays in its place and counts.',
      ko: '직원이 확인하고 있습니다. 그동안 후기는 그대로 공개되고 평점에도 반영됩니다.',
    },
  },
  removed: {
    label: { vi: 'Đã bị gỡ', en: 'Taken away', ko: '삭제됨' },
    next: {
      vi: 'Chỉ còn bạn đọc được nội dung. Người khác thấy ngày gỡ, lý do và số sao.',
      en: 'You alone still read its words. Others see the day, the reason and the stars.',
      ko: '내용은 본인만 볼 수 있고, 다른 사람에게는 날짜와 사유, 별점만 보입니다.',
    },
  },
  withdrawn: {
    label: { vi: 'Bạn đã rút lại', en: 'Taken back by you', ko: '직접 철회함' },
    next: {
      vi: 'Chỉ còn bạn đọc được nội dung. Người khác thấy ngày rút và số sao.',
      en: 'You alone still read its words. Others see the day and the stars.',
      ko: '내용은 본인만 볼 수 있고, 다른 사람에게는 날짜와 별점만 보입니다.',
    },
  },
};

/** ours: days in which a review can be changed. */
export const reviewEditDays = 30;

export const reviewChangeRefusals = ['gone', 'asked', 'answered', 'late'] as const;
export type ReviewChangeRefusal = (typeof reviewChangeRefusals)[number];

export const reviewChangeRefusalTexts: Readonly<Record<ReviewChangeRefusal, Text>> = {
  gone: {
    vi: 'Đánh giá này không còn hiện nữa, nên không thay đổi được.',
    en: 'This review is gone, so nothing of it can change.',
    ko: '더 이상 공개되지 않는 후기이므로 변경할 수 없습니다.',
  },
  asked: {
    vi: 'Công ty đã đề nghị gỡ. Khi nhân viên Hiên quyết định xong, bạn thay đổi được.',
    en: 'The company has asked to remove it. You can change it once our staff have decided.',
    ko: '업체가 삭제를 요청했습니다. 직원이 결정한 뒤에 변경할 수 있습니다.',
  },
  answered: {
    vi: 'Công ty đã trả lời những lời này, nên không sửa được nữa.',
    en: 'The company has answered these words, so they stay as they are.',
    ko: '업체가 이미 답변했으므로 내용을 수정할 수 없습니다.',
  },
  late: {
    vi: `Đánh giá chỉ sửa được trong ${reviewEditDays} ngày đầu.`,
    en: `A review can be changed for ${reviewEditDays} days.`,
    ko: `후기는 작성 후 ${reviewEditDays}일 동안만 수정할 수 있습니다.`,
  },
};

export type ReviewStanding = {
  readonly state: ConstructionReviewState;
  /** The company has answered it. */
  readonly answered: boolean;
  readonly writtenAt: Instant;
};

/** Until when a review can be changed, if nothing else comes between. */
export const reviewEditableUntil = (writtenAt: Instant): Instant =>
  writtenAt + reviewEditDays * day;

/** Why its writer cannot take a review back; null when nothing is in the way. */
export function whyNotWithdraw({
  state,
}: Pick<ReviewStanding, 'state'>): ReviewChangeRefusal | null {
  if (state === 'removed' || state === 'withdrawn') return 'gone';
  return state === 'asked' ? 'asked' : null;
}

/** Why its writer cannot change a review: nobody's answer is left hanging on words that were never said. */
export function whyNotEdit(review: ReviewStanding, now: Instant): ReviewChangeRefusal | null {
  const refused = whyNotWithdraw(review);
  if (refused !== null) return refused;
  if (review.answered) return 'answered';
  return now > reviewEditableUntil(review.writtenAt) ? 'late' : null;
}
