import type { Text } from '../language/language.ts';

/** Who somebody is when asking for something; a person may be several at once (D50). */
export const principals = ['guest', 'customer', 'business', 'contractor', 'partner', 'admin'] as const;
export type Principal = (typeof principals)[number];

/**
 * How far a right goes.
 * - `any`: on everything; `own`: on one's own; `shop`: on the orders and items of one's own shop
 * - `link`: without sign-in through a one-time link and the last digits of the phone (D15)
 * - `partner`: as an approved design partner; `password`: only with a password of one's own, not after a social login
 */
export const reaches = ['no', 'own', 'shop', 'link', 'partner', 'password', 'any'] as const;
export type Reach = (typeof reaches)[number];

type Row = { readonly text: Text } & Readonly<Record<Principal, Reach>>;

/** Role × action: server guards, disabled buttons and the printed table all read this. */
export const permissions = {
  'catalog.read': { text: { vi: 'Xem sản phẩm, thương hiệu, gói nội thất', en: 'See products, brands and packages', ko: '상품·브랜드·패키지 보기' }, guest: 'any', customer: 'any', business: 'any', contractor: 'any', partner: 'any', admin: 'any' },
  'design.preview': { text: { vi: 'Xem giới thiệu thiết kế', en: 'See design previews', ko: '디자인 미리보기' }, guest: 'any', customer: 'any', business: 'any', contractor: 'any', partner: 'any', admin: 'any' },
  'design.read': { text: { vi: 'Xem chi tiết thiết kế', en: 'See designs in full', ko: '디자인 상세 보기' }, guest: 'no', customer: 'any', business: 'any', contractor: 'any', partner: 'any', admin: 'any' },
  'design.buy': { text: { vi: 'Mua thiết kế', en: 'Buy designs', ko: '디자인 구매' }, guest: 'no', customer: 'no', business: 'own', contractor: 'own', partner: 'no', admin: 'no' },
  'design.download': { text: { vi: 'Tải thiết kế đã mua', en: 'Download bought designs', ko: '구매한 디자인 다운로드' }, guest: 'no', customer: 'no', business: 'own', contractor: 'own', partner: 'no', admin: 'any' },
  'design.sell': { text: { vi: 'Bán thiết kế', en: 'Sell designs', ko: '디자인 판매' }, guest: 'no', customer: 'no', business: 'partner', contractor: 'partner', partner: 'no', admin: 'any' },
  'cart.use': { text: { vi: 'Dùng giỏ hàng', en: 'Use a cart', ko: '장바구니 이용' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'order.place': { text: { vi: 'Đặt hàng', en: 'Place an order', ko: '주문하기' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'order.read': { text: { vi: 'Xem đơn hàng', en: 'See an order', ko: '주문 보기' }, guest: 'link', customer: 'own', business: 'own', contractor: 'own', partner: 'shop', admin: 'any' },
  'order.cancel': { text: { vi: 'Yêu cầu hủy đơn', en: 'Ask to cancel', ko: '취소 요청' }, guest: 'link', customer: 'own', business: 'own', contractor: 'own', partner: 'no', admin: 'any' },
  'order.claim': { text: { vi: 'Yêu cầu hoàn tiền hoặc đổi hàng', en: 'Ask for a refund or an exchange', ko: '환불·교환 요청' }, guest: 'link', customer: 'own', business: 'own', contractor: 'own', partner: 'shop', admin: 'any' },
  'order.confirm': { text: { vi: 'Xác nhận mua hàng', en: 'Confirm a purchase', ko: '구매 확정' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'no', admin: 'no' },
  'order.extend': { text: { vi: 'Gia hạn xác nhận', en: 'Extend the confirmation date', ko: '구매 확정 연장' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'shop', admin: 'any' },
  'order.dispatch': { text: { vi: 'Gửi hàng', en: 'Dispatch goods', ko: '상품 발송' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'no' },
  'order.decide': { text: { vi: 'Trả lời yêu cầu hủy, hoàn tiền, đổi hàng', en: 'Answer claims', ko: '취소·환불·교환 처리' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'any' },
  'order.cancel_confirmed': { text: { vi: 'Hủy đơn đã xác nhận mua', en: 'Cancel a confirmed purchase', ko: '구매 확정 주문 취소' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'red_bill.request': { text: { vi: 'Yêu cầu hóa đơn VAT khi đặt hàng', en: 'Request a VAT invoice at checkout', ko: '주문 시 세금계산서 신청' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'red_bill.issue': { text: { vi: 'Xuất hóa đơn VAT', en: 'Issue a VAT invoice', ko: '세금계산서 발행' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'any' },
  'points.read': { text: { vi: 'Xem điểm và mã giảm giá', en: 'See points and coupons', ko: '포인트·쿠폰 보기' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'any' },
  'points.revoke': { text: { vi: 'Thu hồi điểm', en: 'Take points back', ko: '포인트 회수' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'review.write': { text: { vi: 'Viết đánh giá sản phẩm đã mua', en: 'Review what was bought', ko: '구매 상품 리뷰 작성' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'review.request_deletion': { text: { vi: 'Đề nghị gỡ đánh giá', en: 'Ask to delete a review', ko: '리뷰 삭제 요청' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'no' },
  'review.delete': { text: { vi: 'Gỡ đánh giá', en: 'Delete a review', ko: '리뷰 삭제' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'question.ask': { text: { vi: 'Đặt câu hỏi về sản phẩm', en: 'Ask about a product', ko: '상품 문의' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'question.answer': { text: { vi: 'Trả lời câu hỏi', en: 'Answer questions', ko: '문의 답변' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'any' },
  'shop.dashboard': { text: { vi: 'Xem trang quản lý cửa hàng', en: 'See the shop dashboard', ko: '상점 대시보드 보기' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'any' },
  'shop.items': { text: { vi: 'Quản lý sản phẩm', en: 'Manage items', ko: '상품 관리' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'any' },
  'shop.approve': { text: { vi: 'Duyệt sản phẩm và khuyến mãi', en: 'Approve items and promotions', ko: '상품·프로모션 승인' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'shop.promotions': { text: { vi: 'Quản lý khuyến mãi', en: 'Manage promotions', ko: '프로모션 관리' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'any' },
  'shop.notices': { text: { vi: 'Quản lý thông báo của cửa hàng', en: 'Manage shop notices', ko: '상점 공지 관리' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'any' },
  'settlement.read': { text: { vi: 'Xem đối soát', en: 'See settlements', ko: '정산 보기' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'any' },
  'settlement.dispute': { text: { vi: 'Khiếu nại đối soát', en: 'Dispute a settlement', ko: '정산 이의 제기' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'shop', admin: 'no' },
  'settlement.pay': { text: { vi: 'Thanh toán cho người bán', en: 'Pay sellers', ko: '정산금 지급' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'contractor.read': { text: { vi: 'Xem danh bạ nhà thầu', en: 'See the contractor directory', ko: '시공사 목록 보기' }, guest: 'any', customer: 'any', business: 'any', contractor: 'any', partner: 'any', admin: 'any' },
  'contractor.contact': { text: { vi: 'Gửi tin nhắn cho nhà thầu', en: 'Write to a contractor', ko: '시공사에 문의' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'contractor.edit': { text: { vi: 'Sửa hồ sơ và công trình', en: 'Edit profile and portfolio', ko: '프로필·포트폴리오 편집' }, guest: 'no', customer: 'no', business: 'no', contractor: 'own', partner: 'no', admin: 'any' },
  'construction_review.write': { text: { vi: 'Viết đánh giá thi công', en: 'Review a construction', ko: '시공 후기 작성' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'ad.buy': { text: { vi: 'Mua gói quảng cáo', en: 'Buy an ad plan', ko: '광고 플랜 구매' }, guest: 'no', customer: 'no', business: 'no', contractor: 'own', partner: 'no', admin: 'no' },
  'ad.manage': { text: { vi: 'Quản lý gói quảng cáo', en: 'Manage an ad plan', ko: '광고 플랜 관리' }, guest: 'no', customer: 'no', business: 'no', contractor: 'own', partner: 'no', admin: 'any' },
  'auction.bid': { text: { vi: 'Đặt giá đấu giá', en: 'Bid in the auction', ko: '경매 입찰' }, guest: 'no', customer: 'no', business: 'no', contractor: 'own', partner: 'no', admin: 'no' },
  'auction.own_results': { text: { vi: 'Xem lượt đặt giá của mình', en: 'See one\'s own bids', ko: '내 입찰 결과 보기' }, guest: 'no', customer: 'no', business: 'no', contractor: 'own', partner: 'no', admin: 'any' },
  'auction.ledger': { text: { vi: 'Xem kết quả đấu giá công khai', en: 'See the public results', ko: '공개 낙찰 결과 보기' }, guest: 'no', customer: 'any', business: 'any', contractor: 'any', partner: 'any', admin: 'any' },
  'auction.void': { text: { vi: 'Hủy lượt đặt giá', en: 'Void a bid', ko: '입찰 무효 처리' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'community.read': { text: { vi: 'Xem bài viết và nhà chia sẻ', en: 'Read articles and shared homes', ko: '글과 인테리어 보기' }, guest: 'any', customer: 'any', business: 'any', contractor: 'any', partner: 'any', admin: 'any' },
  'community.post': { text: { vi: 'Chia sẻ nhà và bình luận', en: 'Share homes and comment', ko: '인테리어 공유·댓글' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'any' },
  'community.moderate': { text: { vi: 'Gỡ bài vi phạm', en: 'Remove posts', ko: '게시물 삭제' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'article.edit': { text: { vi: 'Soạn bài viết', en: 'Write articles', ko: '아티클 작성' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'career.apply': { text: { vi: 'Ứng tuyển', en: 'Apply for a job', ko: '채용 지원' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'bookmark.use': { text: { vi: 'Lưu bài và sản phẩm', en: 'Save posts and products', ko: '북마크 이용' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'inbox.read': { text: { vi: 'Đọc hộp thư', en: 'Read the inbox', ko: '받은 메시지 보기' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'own' },
  'support.post': { text: { vi: 'Gửi yêu cầu hỗ trợ', en: 'Write to the customer center', ko: '고객센터 문의' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'support.answer': { text: { vi: 'Trả lời yêu cầu hỗ trợ', en: 'Answer the customer center', ko: '고객센터 답변' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'profile.edit': { text: { vi: 'Sửa hồ sơ cá nhân', en: 'Edit one\'s profile', ko: '프로필 수정' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'own' },
  'password.change': { text: { vi: 'Đổi mật khẩu', en: 'Change the password', ko: '비밀번호 변경' }, guest: 'no', customer: 'password', business: 'password', contractor: 'password', partner: 'password', admin: 'password' },
  'business.upgrade': { text: { vi: 'Đăng ký thành viên doanh nghiệp', en: 'Become a business member', ko: '비즈니스 회원 전환' }, guest: 'no', customer: 'password', business: 'no', contractor: 'no', partner: 'no', admin: 'no' },
  'partner.apply': { text: { vi: 'Đăng ký làm đối tác', en: 'Apply as a partner', ko: '파트너 신청' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'no' },
  'partner.decide': { text: { vi: 'Duyệt đối tác', en: 'Decide about partners', ko: '파트너 승인' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'account.sanction': { text: { vi: 'Cảnh báo hoặc khóa tài khoản', en: 'Warn or suspend accounts', ko: '계정 제재' }, guest: 'no', customer: 'no', business: 'no', contractor: 'no', partner: 'no', admin: 'any' },
  'account.delete': { text: { vi: 'Xóa tài khoản', en: 'Delete one\'s account', ko: '계정 삭제' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'own' },
  'account.export': { text: { vi: 'Tải dữ liệu cá nhân', en: 'Export one\'s data', ko: '개인정보 내려받기' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'own' },
  'rooms.select': { text: { vi: 'Chọn thiết kế theo phòng', en: 'Choose room by room', ko: '룸바이룸 이용' }, guest: 'any', customer: 'any', business: 'any', contractor: 'any', partner: 'any', admin: 'any' },
  'upload.image': { text: { vi: 'Tải ảnh lên', en: 'Upload pictures', ko: '이미지 업로드' }, guest: 'no', customer: 'own', business: 'own', contractor: 'own', partner: 'own', admin: 'own' },
} as const satisfies Readonly<Record<string, Row>>;

export type Action = keyof typeof permissions;

export const actions = /* @__PURE__ */ Object.keys(permissions) as readonly Action[];
