import type { Text } from '../language/language.ts';

/** Sentences of section 8 that have no code: the outcome of an action, said to the person who took it. */
export const notices = {
  'login.success': { vi: 'Đăng nhập thành công', en: 'Login success', ko: '로그인되었습니다' },
  'login.failed': {
    vi: 'Rất tiếc, chưa đăng nhập được. Vui lòng thử lại.',
    en: 'Sorry, login failed for some reasons. Please try again.',
    ko: '로그인하지 못했습니다. 다시 시도해 주세요.',
  },
  'login.required': {
    vi: 'Bạn cần đăng nhập để sử dụng chức năng này',
    en: 'You must log in to use this',
    ko: '로그인 후 이용해 주세요',
  },
  'login.registeredWithGoogle': {
    vi: 'Email này đã đăng ký bằng tài khoản Google.',
    en: 'This email is registered with a Google account.',
    ko: 'Google 계정으로 가입된 이메일입니다.',
  },
  'login.registeredWithZalo': {
    vi: 'Email này đã đăng ký bằng tài khoản Zalo.',
    en: 'This email is registered with a Zalo account.',
    ko: 'Zalo 계정으로 가입된 이메일입니다.',
  },
  'login.registeredWithApple': {
    vi: 'Email này đã đăng ký bằng tài khoản Apple.',
    en: 'This email is registered with an Apple account.',
    ko: 'Apple 계정으로 가입된 이메일입니다.',
  },
  'login.registeredWithFacebook': {
    vi: 'Email này đã đăng ký bằng tài khoản Facebook.',
    en: 'This email is registered with a Facebook account.',
    ko: 'Facebook 계정으로 가입된 이메일입니다.',
  },
  'login.notRegistered': {
    vi: 'Vui lòng đăng ký tài khoản!',
    en: 'Please register for an account!',
    ko: '회원가입을 먼저 해 주세요!',
  },
  'password.changed': {
    vi: 'Đã đổi mật khẩu',
    en: 'Password changed',
    ko: '비밀번호가 변경되었습니다',
  },
  'password.failed': {
    vi: 'Chưa đổi được mật khẩu. Vui lòng thử lại.',
    en: 'The password could not be changed. Please try again.',
    ko: '비밀번호를 변경하지 못했습니다. 다시 시도해 주세요.',
  },
  'resetCode.failed': {
    vi: 'Chưa gửi được mã đặt lại mật khẩu.',
    en: 'The reset code could not be sent.',
    ko: '비밀번호 재설정 인증번호를 보내지 못했습니다.',
  },
  'profile.updated': {
    vi: 'Đã cập nhật hồ sơ',
    en: 'Profile updated',
    ko: '프로필이 저장되었습니다',
  },
  'profile.failed': {
    vi: 'Chưa cập nhật được hồ sơ.',
    en: 'The profile could not be updated.',
    ko: '프로필을 저장하지 못했습니다.',
  },
  'payment.failed': {
    vi: 'Thanh toán chưa thành công, vui lòng thử lại!',
    en: 'Payment failed, please try again!',
    ko: '결제에 실패했습니다. 다시 시도해 주세요!',
  },
  'checkout.failed': {
    vi: 'Chưa đặt được hàng. Vui lòng thử lại.',
    en: 'Checkout failed. Please try again.',
    ko: '주문하지 못했습니다. 다시 시도해 주세요.',
  },
  'order.cancelled': { vi: 'Đã hủy đơn hàng', en: 'Order cancelled', ko: '주문이 취소되었습니다' },
  'order.cancelFailed': {
    vi: 'Chưa hủy được đơn hàng.',
    en: 'The order could not be cancelled.',
    ko: '주문을 취소하지 못했습니다.',
  },
  'topUp.success': { vi: 'Nạp tiền thành công', en: 'Top-up succeeded', ko: '충전되었습니다' },
  'topUp.failed': {
    vi: 'Nạp tiền chưa thành công.',
    en: 'Top-up failed.',
    ko: '충전하지 못했습니다.',
  },
  'data.notFound': {
    vi: 'Không tìm thấy dữ liệu!',
    en: 'Data not found!',
    ko: '데이터를 찾을 수 없습니다!',
  },
  'delivery.noService': {
    vi: 'Đơn vị vận chuyển chưa phục vụ tuyến này.',
    en: 'The carrier has no delivery service for this route.',
    ko: '택배사에서 배송할 수 없는 경로입니다.',
  },
  'delivery.areaUnavailable': {
    vi: 'Khu vực này chưa giao hàng được.',
    en: 'This area is not available for delivery.',
    ko: '배송이 불가능한 지역입니다.',
  },
  'address.missing': {
    vi: 'Vui lòng nhập địa chỉ của bạn',
    en: 'Please insert your address',
    ko: '주소를 입력해 주세요',
  },
  'referral.invalid': {
    vi: 'Mã giới thiệu không đúng! Vui lòng kiểm tra và nhập lại',
    en: 'Invalid referral code! Please check & Insert again',
    ko: '추천인 코드가 올바르지 않습니다! 확인 후 다시 입력해 주세요',
  },
  'referral.own': {
    vi: 'Đây là mã giới thiệu của chính bạn nên bạn không dùng được. Hãy nhập mã của người khác hoặc để trống.',
    en: 'This referral code is your own, so you cannot use it yourself. Enter somebody else’s or leave it empty.',
    ko: '본인의 추천인 코드는 직접 사용할 수 없습니다. 다른 분의 코드를 입력하거나 비워 두세요.',
  },
  'referral.ended': {
    vi: 'Mã giới thiệu này đã hết hiệu lực. Hãy nhập mã khác hoặc để trống.',
    en: 'This referral code has ended. Enter another one or leave it empty.',
    ko: '사용이 종료된 추천인 코드입니다. 다른 코드를 입력하거나 비워 두세요.',
  },
  'rooms.moved': {
    vi: 'Giá hoặc món trong lựa chọn vừa thay đổi. Hãy xem lại trước khi thêm vào giỏ.',
    en: 'A price or a piece of your selection has just changed. Look at it again before you add it.',
    ko: '선택한 제품이나 가격이 방금 변경되었습니다. 다시 확인한 후 담아 주세요.',
  },
  'sortOrder.saved': { vi: 'Đã lưu thứ tự', en: 'Sort order saved', ko: '순서가 저장되었습니다' },
  'sortOrder.failed': {
    vi: 'Chưa lưu được thứ tự.',
    en: 'The sort order could not be saved.',
    ko: '순서를 저장하지 못했습니다.',
  },
  'notice.added': { vi: 'Đã thêm thông báo', en: 'Notice added', ko: '공지가 등록되었습니다' },
  'notice.failed': {
    vi: 'Chưa thêm được thông báo.',
    en: 'The notice could not be added.',
    ko: '공지를 등록하지 못했습니다.',
  },
  'product.notLinked': {
    vi: 'Sản phẩm chưa được liên kết hoặc đối tác đã ngừng hợp tác.',
    en: 'This product is not linked, or the partner no longer sells here.',
    ko: '연결되지 않은 상품이거나 판매자와의 제휴가 종료된 상품입니다.',
  },
  'copy.done': { vi: 'Đã sao chép', en: 'Copied', ko: '복사되었습니다' },
  'copy.failed': {
    vi: 'Chưa sao chép được.',
    en: 'It could not be copied.',
    ko: '복사하지 못했습니다.',
  },
  'download.expired': {
    vi: 'Liên kết tải xuống đã hết hạn.',
    en: 'The download link has expired.',
    ko: '다운로드 링크가 만료되었습니다.',
  },
  'link.openFailed': {
    vi: 'Không mở được liên kết.',
    en: 'The link could not be opened.',
    ko: '링크를 열 수 없습니다.',
  },
  'status.unknown': { vi: 'Đang xử lý', en: 'Processing', ko: '처리 중' },
} as const satisfies Record<string, Text>;

export type NoticeId = keyof typeof notices;
