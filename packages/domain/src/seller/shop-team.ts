import type { Text } from '../language/language.ts';

/** What became of an invitation into a shop; one that is over by its time stays `waiting` until it is sent again or taken back. */
export const shopInvitationStates = ['waiting', 'accepted', 'withdrawn'] as const;

export type ShopInvitationState = (typeof shopInvitationStates)[number];

/** What somebody of a shop can have done, as its owner reads it later. */
export const shopActTexts = {
  order: { vi: 'Xử lý đơn hàng', en: 'Worked on an order', ko: '주문 처리' },
  'order.extend': {
    vi: 'Gia hạn xác nhận mua',
    en: 'Extended a confirmation',
    ko: '구매확정 연장',
  },
  bill: { vi: 'Xử lý hóa đơn VAT', en: 'Worked on a VAT invoice', ko: '세금계산서 처리' },
  'items.save': { vi: 'Đổi giá hoặc tồn kho', en: 'Changed prices or stock', ko: '가격·재고 변경' },
  'items.stop': { vi: 'Dừng bán sản phẩm', en: 'Stopped sales', ko: '판매 중지' },
  'items.resume': { vi: 'Bán lại sản phẩm', en: 'Resumed sales', ko: '판매 재개' },
  'item.send': { vi: 'Gửi duyệt sản phẩm', en: 'Sent an item for review', ko: '상품 심사 요청' },
  'item.withdraw': {
    vi: 'Rút yêu cầu duyệt sản phẩm',
    en: 'Took back an item’s review',
    ko: '상품 심사 철회',
  },
  'item-notice.add': {
    vi: 'Thêm lưu ý cho sản phẩm',
    en: 'Added a notice to an item',
    ko: '상품 공지 등록',
  },
  'item-notice.remove': {
    vi: 'Bỏ lưu ý của sản phẩm',
    en: 'Removed a notice of an item',
    ko: '상품 공지 삭제',
  },
  'promotion.send': { vi: 'Gửi khuyến mãi', en: 'Sent a promotion', ko: '프로모션 신청' },
  'promotion.stop': { vi: 'Dừng khuyến mãi', en: 'Stopped a promotion', ko: '프로모션 중지' },
  'template.save': { vi: 'Lưu mẫu', en: 'Saved a template', ko: '템플릿 저장' },
  'template.order': { vi: 'Sắp xếp mẫu', en: 'Reordered templates', ko: '템플릿 순서 변경' },
  'template.remove': { vi: 'Xóa mẫu', en: 'Removed a template', ko: '템플릿 삭제' },
  'template.restore': { vi: 'Khôi phục mẫu', en: 'Restored a template', ko: '템플릿 복원' },
  'notice.save': { vi: 'Lưu thông báo', en: 'Saved a notice', ko: '공지 저장' },
  'notice.remove': { vi: 'Gỡ thông báo', en: 'Removed a notice', ko: '공지 삭제' },
  'question.answer': { vi: 'Trả lời câu hỏi', en: 'Answered a question', ko: '문의 답변' },
  'review.reply': { vi: 'Trả lời đánh giá', en: 'Replied to a review', ko: '리뷰 답글' },
  'review.removal': {
    vi: 'Yêu cầu gỡ đánh giá',
    en: 'Asked to remove a review',
    ko: '리뷰 삭제 요청',
  },
  'account.contact': {
    vi: 'Đổi người liên hệ và kho',
    en: 'Changed contact and warehouse',
    ko: '담당자·창고 변경',
  },
  'account.ask': {
    vi: 'Yêu cầu đổi thông tin gian hàng',
    en: 'Asked to change the shop’s data',
    ko: '상점 정보 변경 요청',
  },
  'account.withdraw': {
    vi: 'Rút yêu cầu đổi thông tin',
    en: 'Took back a change of data',
    ko: '정보 변경 철회',
  },
  'settlement.dispute': {
    vi: 'Khiếu nại đối soát',
    en: 'Disputed a settlement',
    ko: '정산 이의 제기',
  },
} as const satisfies Readonly<Record<string, Text>>;

export type ShopAct = keyof typeof shopActTexts;

export const shopActs = /* @__PURE__ */ Object.keys(shopActTexts) as readonly ShopAct[];

/** What an act was about: it says to which page of the shop manager a line of the log leads. */
export const shopActSubjects = [
  'order',
  'bill',
  'item',
  'item-notices',
  'items',
  'promotion',
  'template',
  'notice',
  'question',
  'review',
  'account',
  'settlement',
] as const;

export type ShopActSubject = (typeof shopActSubjects)[number];
