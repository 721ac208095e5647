import type { Text } from '../language/language.ts';

/** What staff call each kind of mail, by the name it is stored under in the outbox. */
export const mailLabels = {
  'account-banned': {
    vi: 'Tài khoản bị khóa vĩnh viễn',
    en: 'Account closed for good',
    ko: '계정 영구 정지',
  },
  'account-left': { vi: 'Tài khoản đã xóa', en: 'Account deleted', ko: '회원 탈퇴 완료' },
  'account-restored': {
    vi: 'Tài khoản trở lại bình thường',
    en: 'Account restored',
    ko: '계정 제재 해제',
  },
  'account-restricted': { vi: 'Tài khoản tạm nghỉ', en: 'Account dormant', ko: '휴면 계정 안내' },
  'account-suspended': {
    vi: 'Tài khoản bị tạm khóa',
    en: 'Account suspended',
    ko: '계정 일시 정지',
  },
  'account-warned': { vi: 'Cảnh báo tài khoản', en: 'Account warned', ko: '계정 경고' },
  'ad-taken-down': { vi: 'Quảng cáo bị gỡ', en: 'Ad taken down', ko: '광고 게재 중단' },
  'company-page-approved': {
    vi: 'Trang công ty đã cập nhật',
    en: 'Company page approved',
    ko: '회사 페이지 승인',
  },
  'company-page-rejected': {
    vi: 'Trang công ty cần sửa',
    en: 'Company page refused',
    ko: '회사 페이지 반려',
  },
  'construction-reviewed': {
    vi: 'Đánh giá thi công mới',
    en: 'New construction review',
    ko: '새 시공 후기',
  },
  'contractor-applied': {
    vi: 'Đã nhận hồ sơ nhà thầu',
    en: 'Contractor application received',
    ko: '시공사 신청 접수',
  },
  'contractor-arrived': {
    vi: 'Có hồ sơ nhà thầu mới',
    en: 'New contractor application',
    ko: '새 시공사 신청',
  },
  'contractor-approved': { vi: 'Duyệt nhà thầu', en: 'Contractor approved', ko: '시공업체 승인' },
  'contractor-rejected': {
    vi: 'Hồ sơ nhà thầu cần bổ sung',
    en: 'Contractor refused',
    ko: '시공업체 신청 반려',
  },
  'coupon-given': { vi: 'Được tặng mã giảm giá', en: 'Coupon given', ko: '쿠폰 지급' },
  'designer-applied': {
    vi: 'Đã nhận hồ sơ đối tác thiết kế',
    en: 'Design partner application received',
    ko: '디자인 파트너 신청 접수',
  },
  'designer-arrived': {
    vi: 'Có hồ sơ đối tác thiết kế mới',
    en: 'New design partner application',
    ko: '새 디자인 파트너 신청',
  },
  'designer-step': {
    vi: 'Kết quả hồ sơ đối tác thiết kế',
    en: 'Decision about a design partner',
    ko: '디자인 파트너 심사 결과',
  },
  'design-link': {
    vi: 'Liên kết tải thiết kế',
    en: 'Link to a design',
    ko: '디자인 다운로드 링크',
  },
  'inbox-words': { vi: 'Tin nhắn mới', en: 'New message', ko: '새 메시지' },
  'inquiry-step': {
    vi: 'Yêu cầu gửi nhà thầu',
    en: 'Inquiry to a contractor',
    ko: '시공 업체 문의',
  },
  'job-applied': {
    vi: 'Đã nhận hồ sơ ứng tuyển',
    en: 'Application received',
    ko: '채용 지원 접수',
  },
  'job-arrived': {
    vi: 'Hồ sơ ứng tuyển mới (gửi nhân viên)',
    en: 'New applicant (to staff)',
    ko: '새 지원자 (직원용)',
  },
  'job-decided': {
    vi: 'Trả lời hồ sơ ứng tuyển',
    en: 'Application answered',
    ko: '채용 지원 결과',
  },
  'construction-removal-decided': {
    vi: 'Kết quả đề nghị gỡ đánh giá thi công',
    en: 'A request to remove a construction review, decided',
    ko: '시공 후기 삭제 요청 결과',
  },
  'review-evidence-decided': {
    vi: 'Giấy tờ của đánh giá thi công',
    en: 'Papers for a construction review',
    ko: '시공 후기 증빙 결과',
  },
  'lead-answered': { vi: 'Trả lời yêu cầu tư vấn', en: 'Request answered', ko: '상담 요청 답변' },
  'lead-arrived': {
    vi: 'Yêu cầu tư vấn mới (gửi nhân viên)',
    en: 'New request (to staff)',
    ko: '새 상담 요청 (직원용)',
  },
  'lead-received': { vi: 'Đã nhận yêu cầu tư vấn', en: 'Request received', ko: '상담 요청 접수' },
  'bid-step': { vi: 'Đấu giá vị trí', en: 'Auction of places', ko: '광고 자리 경매' },
  'membership-step': { vi: 'Gói quảng cáo', en: 'Ad plan', ko: '광고 플랜' },
  'dispute-step': {
    vi: 'Trả lời khiếu nại đấu giá',
    en: 'Answer to a dispute',
    ko: '경매 이의 답변',
  },
  'place-step': { vi: 'Chờ vị trí Gold', en: 'Waiting for a gold place', ko: '골드 자리 대기' },
  newsletter: { vi: 'Bản tin tháng', en: 'Monthly newsletter', ko: '월간 소식지' },
  'newsletter-confirm': {
    vi: 'Xác nhận nhận bản tin',
    en: 'Newsletter to be confirmed',
    ko: '소식지 수신 확인',
  },
  'item-sale-step': {
    vi: 'Sản phẩm hoặc khuyến mãi bị dừng, được bán lại',
    en: 'Item or promotion stopped or resumed',
    ko: '상품·프로모션 판매 중지·재개',
  },
  'moderation-step': {
    vi: 'Bài hoặc bình luận bị gỡ',
    en: 'Removed post or comment',
    ko: '게시물·댓글 삭제 안내',
  },
  'money-step': { vi: 'Tiền của đơn hàng', en: 'Money of an order', ko: '주문 결제·환불' },
  'office-step': { vi: 'Báo giá văn phòng', en: 'Office quotation', ko: '사무실 견적' },
  'order-step': { vi: 'Bước của đơn hàng', en: 'Step of an order', ko: '주문 진행' },
  'paper-step': { vi: 'Giấy tờ của công ty', en: 'Paper of a company', ko: '회사 서류' },
  'partner-applied': {
    vi: 'Đã nhận hồ sơ bán hàng',
    en: 'Seller application received',
    ko: '입점 신청 접수',
  },
  'partner-arrived': {
    vi: 'Hồ sơ bán hàng mới (gửi nhân viên)',
    en: 'New seller application (to staff)',
    ko: '새 입점 신청 (직원용)',
  },
  'password-changed': { vi: 'Mật khẩu đã đổi', en: 'Password changed', ko: '비밀번호 변경' },
  'points-step': { vi: 'Điểm thưởng', en: 'Points', ko: '포인트' },
  'reset-code': {
    vi: 'Mã đặt lại mật khẩu',
    en: 'Password reset code',
    ko: '비밀번호 재설정 인증번호',
  },
  'reset-social': {
    vi: 'Đặt lại mật khẩu: tài khoản mạng xã hội',
    en: 'Password reset: social login',
    ko: '비밀번호 재설정: 소셜 로그인 회원',
  },
  'reset-unknown': {
    vi: 'Đặt lại mật khẩu: chưa có tài khoản',
    en: 'Password reset: no account',
    ko: '비밀번호 재설정: 미가입 이메일',
  },
  'seller-approved': { vi: 'Mở gian hàng', en: 'Shop opened', ko: '상점 입점 승인' },
  'seller-rejected': {
    vi: 'Hồ sơ bán hàng cần bổ sung',
    en: 'Seller application refused',
    ko: '입점 신청 반려',
  },
  'settlement-step': { vi: 'Đối soát của gian hàng', en: 'Settlement of a shop', ko: '상점 정산' },
  'shop-bank-asked': {
    vi: 'Yêu cầu đổi tài khoản nhận tiền',
    en: 'Another bank account asked for',
    ko: '정산 계좌 변경 요청',
  },
  'shop-contact-changed': {
    vi: 'Đổi liên hệ của gian hàng',
    en: 'Contact of a shop changed',
    ko: '상점 연락처 변경',
  },
  'shop-data-step': {
    vi: 'Thông tin mới của gian hàng',
    en: 'New data of a shop',
    ko: '상점 정보 변경 결과',
  },
  'shop-sales-step': {
    vi: 'Dừng hoặc mở lại bán hàng của gian hàng',
    en: 'Sales of a shop stopped or resumed',
    ko: '상점 판매 정지·재개',
  },
  'shop-invited': {
    vi: 'Lời mời vào gian hàng',
    en: 'Invitation to a shop',
    ko: '상점 직원 초대',
  },
  'shop-team-step': { vi: 'Người của gian hàng', en: 'People of a shop', ko: '상점 직원 변동' },
  'sign-up-code': { vi: 'Mã xác thực đăng ký', en: 'Sign-up code', ko: '회원가입 인증번호' },
  'sign-up-taken': {
    vi: 'Đăng ký: đã có tài khoản',
    en: 'Sign-up: account exists',
    ko: '회원가입: 이미 가입된 이메일',
  },
  'sign-up-too-early': {
    vi: 'Đăng ký lại quá sớm',
    en: 'Sign-up: too early to return',
    ko: '회원가입: 재가입 제한 기간',
  },
  'support-answered': {
    vi: 'Trả lời của trung tâm hỗ trợ',
    en: 'Customer center’s answer',
    ko: '고객센터 답변',
  },
  'terms-changing': { vi: 'Điều khoản thay đổi', en: 'Terms will change', ko: '약관 변경' },
  'trial-received': {
    vi: 'Đã nhận đăng ký dùng thử',
    en: 'Design trial received',
    ko: '체험 신청 접수',
  },
  'upgrade-approved': {
    vi: 'Duyệt hồ sơ doanh nghiệp',
    en: 'Business account approved',
    ko: '기업회원 승인',
  },
  'upgrade-rejected': {
    vi: 'Hồ sơ doanh nghiệp cần bổ sung',
    en: 'Business account refused',
    ko: '기업회원 신청 반려',
  },
} as const satisfies Readonly<Record<string, Text>>;

export type MailName = keyof typeof mailLabels;
