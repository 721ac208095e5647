import { type PermissionRows, rights } from '../row.ts';

/** What people do with accounts of their own, and what staff decide about them. */
export const accountPermissions = {
  'account.enter': {
    text: { vi: 'Đăng ký, đăng nhập', en: 'Register and log in', ko: '회원가입·로그인' },
    ...rights('any', 'any', 'any', 'any', 'any', 'any'),
  },
  'session.use': {
    text: { vi: 'Dùng phiên đăng nhập', en: "Use one's session", ko: '로그인 상태 이용' },
    ...rights('no', 'own', 'own', 'own', 'own', 'own'),
  },
  'newsletter.subscribe': {
    text: { vi: 'Đăng ký nhận bản tin', en: 'Subscribe to the newsletter', ko: '뉴스레터 구독' },
    ...rights('any', 'any', 'any', 'any', 'any', 'any'),
  },
  'points.read': {
    text: { vi: 'Xem điểm và mã giảm giá', en: 'See points and coupons', ko: '포인트·쿠폰 보기' },
    ...rights('no', 'own', 'own', 'own', 'own', 'any'),
  },
  'coupon.enter': {
    text: { vi: 'Nhập mã giảm giá', en: 'Enter a coupon code', ko: '쿠폰 코드 등록' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'points.revoke': {
    text: { vi: 'Thu hồi điểm', en: 'Take points back', ko: '포인트 회수' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'bookmark.use': {
    text: { vi: 'Lưu bài và sản phẩm', en: 'Save posts and products', ko: '북마크 이용' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'inbox.read': {
    text: { vi: 'Đọc hộp thư', en: 'Read the inbox', ko: '받은 메시지 보기' },
    ...rights('no', 'own', 'own', 'own', 'own', 'own'),
  },
  'profile.edit': {
    text: { vi: 'Sửa hồ sơ cá nhân', en: "Edit one's profile", ko: '프로필 수정' },
    ...rights('no', 'own', 'own', 'own', 'own', 'own'),
  },
  'password.change': {
    text: { vi: 'Đổi mật khẩu', en: 'Change the password', ko: '비밀번호 변경' },
    ...rights('no', 'password', 'password', 'password', 'password', 'password'),
  },
  'business.upgrade': {
    text: {
      vi: 'Đăng ký thành viên doanh nghiệp',
      en: 'Become a business member',
      ko: '비즈니스 회원 전환',
    },
    ...rights('no', 'password', 'no', 'no', 'no', 'no'),
  },
  'account.sanction': {
    text: { vi: 'Cảnh báo hoặc khóa tài khoản', en: 'Warn or suspend accounts', ko: '계정 제재' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'reading.write': {
    text: {
      vi: 'Viết và đăng bài đọc, tùy bút',
      en: 'Write and publish articles and essays',
      ko: '읽을거리·에세이 작성·발행',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'licence.read': {
    text: {
      vi: 'Gửi và xem giấy phép, CV của mình',
      en: 'Send and see a licence or a CV',
      ko: '증빙·이력서 제출·보기',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'any'),
  },
  'account.delete': {
    text: { vi: 'Xóa tài khoản', en: "Delete one's account", ko: '계정 삭제' },
    ...rights('no', 'own', 'own', 'own', 'own', 'own'),
  },
  'account.consents': {
    text: {
      vi: 'Xem và rút lại điều mình đồng ý',
      en: "See and take back one's consents",
      ko: '동의 내역 확인·철회',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'own'),
  },
  'account.export': {
    text: { vi: 'Tải dữ liệu cá nhân', en: "Export one's data", ko: '개인정보 내려받기' },
    ...rights('no', 'own', 'own', 'own', 'own', 'own'),
  },
} as const satisfies PermissionRows;
