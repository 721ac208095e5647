import { type PermissionRows, rights } from '../row.ts';

/** Goods before an order: seen, asked about, reviewed, tried in rooms. */
export const shopPermissions = {
  'catalog.read': {
    text: {
      vi: 'Xem sản phẩm, thương hiệu, gói nội thất',
      en: 'See products, brands and packages',
      ko: '상품·브랜드·패키지 보기',
    },
    ...rights('any', 'any', 'any', 'any', 'any', 'any'),
  },
  'listing.report': {
    text: {
      vi: 'Báo cáo sản phẩm, đánh giá, câu hỏi, thiết kế',
      en: 'Report a product, review, question or design',
      ko: '상품·리뷰·문의·디자인 신고',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'any'),
  },
  'cart.use': {
    text: { vi: 'Dùng giỏ hàng', en: 'Use a cart', ko: '장바구니 이용' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'review.write': {
    text: {
      vi: 'Viết đánh giá sản phẩm đã mua',
      en: 'Review what was bought',
      ko: '구매 상품 리뷰 작성',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'review.request_deletion': {
    text: { vi: 'Đề nghị gỡ đánh giá', en: 'Ask to delete a review', ko: '리뷰 삭제 요청' },
    ...rights('no', 'no', 'no', 'no', 'shop', 'no'),
  },
  'review.delete': {
    text: { vi: 'Gỡ đánh giá', en: 'Delete a review', ko: '리뷰 삭제' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'review_evidence.decide': {
    text: {
      vi: 'Xem và quyết định giấy tờ của đánh giá thi công',
      en: 'See and decide on papers for construction reviews',
      ko: '시공 후기 증빙 확인 및 결정',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'review.reply': {
    text: { vi: 'Trả lời đánh giá', en: 'Reply to reviews', ko: '리뷰 답글' },
    ...rights('no', 'no', 'no', 'no', 'shop', 'no'),
  },
  'review.vote': {
    text: { vi: 'Thấy đánh giá hữu ích', en: 'Find a review helpful', ko: '도움이 된 리뷰 표시' },
    ...rights('no', 'any', 'any', 'any', 'any', 'any'),
  },
  'question.ask': {
    text: {
      vi: 'Đặt câu hỏi về sản phẩm, thiết kế',
      en: 'Ask about a product or a design',
      ko: '상품·디자인 문의',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'question.answer': {
    text: { vi: 'Trả lời câu hỏi', en: 'Answer questions', ko: '문의 답변' },
    ...rights('no', 'no', 'partner', 'partner', 'shop', 'any'),
  },
  'rooms.select': {
    text: { vi: 'Chọn thiết kế theo phòng', en: 'Choose room by room', ko: '룸바이룸 이용' },
    ...rights('any', 'any', 'any', 'any', 'any', 'any'),
  },
  'rooms.keep': {
    text: {
      vi: 'Lưu lựa chọn theo phòng',
      en: 'Keep selections of rooms',
      ko: '룸바이룸 선택 저장',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'own'),
  },
  'upload.image': {
    text: { vi: 'Tải ảnh lên', en: 'Upload pictures', ko: '이미지 업로드' },
    // Its call carries no token (platform 7).
    ...rights('any', 'own', 'own', 'own', 'own', 'own'),
  },
} as const satisfies PermissionRows;
