import { type PermissionRows, rights } from '../row.ts';

/** A shop and the people who work in it. */
export const sellerPermissions = {
  'shop.dashboard': {
    text: {
      vi: 'Xem trang quản lý gian hàng',
      en: 'See the shop dashboard',
      ko: '상점 대시보드 보기',
    },
    ...rights('no', 'no', 'no', 'no', 'shop', 'any'),
  },
  'shop.items': {
    text: { vi: 'Quản lý sản phẩm', en: 'Manage items', ko: '상품 관리' },
    ...rights('no', 'no', 'no', 'no', 'shop', 'any'),
  },
  'shop.red_bills': {
    text: { vi: 'Xuất hóa đơn VAT', en: 'Issue VAT invoices', ko: '세금계산서 발행' },
    ...rights('no', 'no', 'no', 'no', 'shop', 'any'),
  },
  'shop.approve': {
    text: {
      vi: 'Duyệt sản phẩm và khuyến mãi',
      en: 'Approve items and promotions',
      ko: '상품·프로모션 승인',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'shop.promotions': {
    text: { vi: 'Quản lý khuyến mãi', en: 'Manage promotions', ko: '프로모션 관리' },
    ...rights('no', 'no', 'no', 'no', 'shop', 'any'),
  },
  'shop.templates': {
    text: {
      vi: 'Quản lý mẫu thông tin và câu trả lời lưu sẵn',
      en: 'Manage templates and saved answers',
      ko: '템플릿·저장 답변 관리',
    },
    ...rights('no', 'no', 'no', 'no', 'shop', 'any'),
  },
  'shop.views': {
    text: {
      vi: 'Lưu bộ lọc của danh sách',
      en: 'Save views of lists',
      ko: '목록 보기 저장',
    },
    ...rights('no', 'no', 'no', 'no', 'shop', 'any'),
  },
  'shop.notices': {
    text: {
      vi: 'Quản lý thông báo của gian hàng',
      en: 'Manage shop notices',
      ko: '상점 공지 관리',
    },
    ...rights('no', 'no', 'no', 'no', 'shop', 'any'),
  },
  'shop.account': {
    text: {
      vi: 'Xem thông tin gian hàng',
      en: 'See the shop’s own data',
      ko: '상점 정보 조회',
    },
    ...rights('no', 'no', 'no', 'no', 'shop', 'no'),
  },
  'shop.standing': {
    text: {
      vi: 'Xem điểm trễ hạn của gian hàng',
      en: 'See the shop’s points for missed deadlines',
      ko: '상점 지연 벌점 조회',
    },
    ...rights('no', 'no', 'no', 'no', 'shop', 'no'),
  },
  'shop.supervise': {
    text: {
      vi: 'Xem mọi gian hàng và sản phẩm; dừng hoặc mở lại việc bán',
      en: 'See all shops and items; stop or resume their sales',
      ko: '모든 상점·상품 조회, 판매 정지·재개',
    },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'shop.account_change': {
    text: {
      vi: 'Đổi thông tin và tài khoản ngân hàng của gian hàng',
      en: 'Change the shop’s data and its bank account',
      ko: '상점 정보·정산 계좌 변경',
    },
    ...rights('no', 'no', 'no', 'no', 'keeper', 'no'),
  },
  'shop.log': {
    text: {
      vi: 'Xem nhật ký hoạt động của gian hàng',
      en: 'Read who did what in the shop',
      ko: '상점 활동 기록 보기',
    },
    ...rights('no', 'no', 'no', 'no', 'keeper', 'no'),
  },
  'shop.team': {
    text: {
      vi: 'Xem ai làm việc tại gian hàng',
      en: 'See who works in the shop',
      ko: '상점 직원 보기',
    },
    ...rights('no', 'no', 'no', 'no', 'shop', 'no'),
  },
  'shop.team_change': {
    text: {
      vi: 'Mời và cho nhân viên rời gian hàng',
      en: 'Invite and remove people of the shop',
      ko: '상점 직원 초대·내보내기',
    },
    ...rights('no', 'no', 'no', 'no', 'keeper', 'no'),
  },
  'shop.leave': {
    text: {
      vi: 'Tự rời gian hàng đang làm việc',
      en: 'Leave the shop one works in',
      ko: '일하는 상점에서 나가기',
    },
    ...rights('no', 'no', 'no', 'no', 'staff', 'no'),
  },
  'shop.join': {
    text: {
      vi: 'Nhận lời mời làm việc tại gian hàng',
      en: 'Accept an invitation to a shop',
      ko: '상점 초대 수락',
    },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'settlement.read': {
    text: { vi: 'Xem đối soát', en: 'See settlements', ko: '정산 보기' },
    ...rights('no', 'no', 'no', 'no', 'shop', 'any'),
  },
  'settlement.dispute': {
    text: { vi: 'Khiếu nại đối soát', en: 'Dispute a settlement', ko: '정산 이의 제기' },
    ...rights('no', 'no', 'no', 'no', 'keeper', 'no'),
  },
  'settlement.pay': {
    text: { vi: 'Thanh toán cho người bán', en: 'Pay sellers', ko: '정산금 지급' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
  'partner.apply': {
    text: { vi: 'Đăng ký làm đối tác', en: 'Apply as a partner', ko: '파트너 신청' },
    ...rights('no', 'own', 'own', 'own', 'own', 'no'),
  },
  'partner.decide': {
    text: { vi: 'Duyệt đối tác', en: 'Decide about partners', ko: '파트너 승인' },
    ...rights('no', 'no', 'no', 'no', 'no', 'any'),
  },
} as const satisfies PermissionRows;
