import type { ErrorEntry } from './error-entry.ts';

/** Codes of our own, for what the documents do not number. */
export const ownErrors = {
  VALIDATION: {
    text: {
      vi: 'Một vài thông tin chưa đúng. Vui lòng kiểm tra lại.',
      en: 'Some details are not right yet. Please check them.',
      ko: '입력한 내용을 다시 확인해 주세요.',
    },
    retry: false,
  },
  NOT_FOUND: {
    text: {
      vi: 'Không tìm thấy dữ liệu!',
      en: 'Data not found!',
      ko: '데이터를 찾을 수 없습니다.',
    },
    retry: false,
  },
  UNAUTHENTICATED: {
    text: {
      vi: 'Bạn cần đăng nhập để sử dụng chức năng này.',
      en: 'You must log in to use this.',
      ko: '로그인이 필요한 서비스입니다.',
    },
    retry: false,
  },
  FORBIDDEN: {
    text: {
      vi: 'Bạn không có quyền truy cập nội dung này.',
      en: 'You may not see or change this.',
      ko: '접근 권한이 없습니다.',
    },
    retry: false,
  },
  RATE_LIMITED: {
    text: {
      vi: 'Bạn thao tác quá nhanh. Vui lòng đợi một lát rồi thử lại.',
      en: 'That was too fast. Please wait a moment and try again.',
      ko: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    },
    retry: true,
  },
  TOO_LARGE: {
    text: {
      vi: 'Tệp hoặc nội dung gửi lên quá lớn.',
      en: 'The file or the content is too large.',
      ko: '파일 또는 내용의 용량이 너무 큽니다.',
    },
    retry: false,
  },
  UNSUPPORTED_MEDIA: {
    text: {
      vi: 'Định dạng tệp không được hỗ trợ.',
      en: 'This kind of file is not supported.',
      ko: '지원하지 않는 파일 형식입니다.',
    },
    retry: false,
  },
  CONFLICT: {
    text: {
      vi: 'Dữ liệu vừa thay đổi. Vui lòng tải lại và thử lần nữa.',
      en: 'This has just changed. Please reload and try again.',
      ko: '방금 내용이 변경되었습니다. 새로고침 후 다시 시도해 주세요.',
    },
    retry: false,
  },
  /** spec: an old password cannot be reused. */
  PASSWORD_REUSED: {
    text: {
      vi: 'Hãy chọn mật khẩu khác mật khẩu cũ.',
      en: 'Choose a password that differs from the old one.',
      ko: '이전과 다른 비밀번호를 선택해 주세요.',
    },
    field: 'password',
    retry: false,
  },
  /** Among the first anybody tries: a common one, a row of keys, the owner's name or e-mail. */
  PASSWORD_WEAK: {
    text: {
      vi: 'Mật khẩu này quá dễ đoán. Hãy chọn mật khẩu không phổ biến và không chứa tên hay email của bạn.',
      en: 'This password is too easy to guess. Choose one that is not common and is not your name or email.',
      ko: '너무 쉽게 추측할 수 있는 비밀번호입니다. 흔하지 않고 이름이나 이메일이 아닌 비밀번호를 선택해 주세요.',
    },
    field: 'password',
    retry: false,
  },
  /** The password fitted; the code of the second factor is asked for next. */
  SECOND_FACTOR: {
    text: {
      vi: 'Hãy nhập mã từ ứng dụng xác thực để hoàn tất đăng nhập.',
      en: 'Enter the code from your authenticator app to finish logging in.',
      ko: '인증 앱의 코드를 입력하면 로그인이 완료됩니다.',
    },
    retry: false,
  },
  SECOND_FACTOR_WRONG: {
    text: {
      vi: 'Mã không đúng hoặc đã được dùng. Hãy chờ mã mới trong ứng dụng rồi thử lại.',
      en: 'The code is wrong or has been used. Wait for the next one in your app and try again.',
      ko: '코드가 올바르지 않거나 이미 사용되었습니다. 앱에서 다음 코드를 기다렸다가 다시 시도해 주세요.',
    },
    field: 'code',
    retry: false,
  },
  /** D85: what cannot be undone needs a fresh sign-in. */
  SIGN_IN_AGAIN: {
    text: {
      vi: 'Để bảo vệ tài khoản, bạn hãy đăng nhập lại rồi thử lần nữa.',
      en: 'To protect your account, please log in again and try once more.',
      ko: '계정 보호를 위해 다시 로그인한 뒤 시도해 주세요.',
    },
    retry: false,
  },
  /** Whoever sells here ends that first. */
  PARTNERSHIP_OPEN: {
    text: {
      vi: 'Gian hàng của bạn còn mở. Hãy kết thúc hợp tác bán hàng trước khi xóa tài khoản.',
      en: 'Your shop is still open. End the partnership before you delete the account.',
      ko: '아직 상점이 운영 중입니다. 계정을 삭제하기 전에 판매 제휴를 먼저 종료해 주세요.',
    },
    retry: false,
  },
  /** Who leaves cannot be paid back any more, nor be asked about an order (2.9). */
  ORDERS_OPEN: {
    text: {
      vi: 'Bạn còn đơn hàng chưa hoàn tất hoặc tiền đang chờ hoàn. Hãy xóa tài khoản khi mọi việc đã xong.',
      en: 'You still have an order under way, or money that is being returned. Delete the account once that is done.',
      ko: '진행 중인 주문이나 환불 대기 중인 금액이 있습니다. 모두 완료된 뒤 계정을 삭제해 주세요.',
    },
    retry: false,
  },
  /** Somebody changed the same thing meanwhile; the answer carries it as it is now. */
  VERSION_CONFLICT: {
    text: {
      vi: 'Thông tin này vừa được thay đổi ở nơi khác. Chưa có gì bị ghi đè.',
      en: 'This has just been changed elsewhere. Nothing was overwritten.',
      ko: '다른 곳에서 방금 변경되었습니다. 덮어쓴 내용은 없습니다.',
    },
    retry: false,
  },
  /** The machine of an order refuses an event (2.0); the answer says why and what is possible instead. */
  EVENT_REFUSED: {
    text: {
      vi: 'Bước này hiện không thực hiện được với đơn hàng.',
      en: 'This step is not possible for the order right now.',
      ko: '지금은 이 주문에 대해 진행할 수 없는 단계입니다.',
    },
    retry: false,
  },
  /** The token of an order's link and the digits of the phone do not fit together, or the link is over (D15). */
  LINK_WRONG: {
    text: {
      vi: 'Liên kết hoặc 4 số cuối điện thoại không đúng. Hãy kiểm tra lại hoặc xin liên kết mới.',
      en: 'The link or the last four digits are not right. Check them, or ask for a new link.',
      ko: '링크 또는 휴대폰 번호 뒤 4자리가 맞지 않습니다. 다시 확인하거나 새 링크를 요청해 주세요.',
    },
    field: 'digits',
    retry: false,
  },
  /** Only servers to try the product on can do this. */
  DEMO_ONLY: {
    text: {
      vi: 'Chức năng này chỉ có ở bản dùng thử.',
      en: 'Only a demonstration of the product can do this.',
      ko: '체험판에서만 쓸 수 있는 기능입니다.',
    },
    retry: false,
  },
  /** A mistyped year would end every offer and account of a demonstration. */
  CLOCK_TOO_FAR: {
    text: {
      vi: 'Mỗi lần chỉ dời được tối đa một năm.',
      en: 'The clock moves by a year at most.',
      ko: '한 번에 최대 1년까지만 옮길 수 있습니다.',
    },
    field: 'to',
    retry: false,
  },
  OFFICE_FULL: {
    text: {
      vi: 'Bạn đang giữ số dự án hoặc yêu cầu báo giá tối đa. Hãy xóa hoặc kết thúc bớt một mục rồi thử lại.',
      en: 'You have as many office projects or open requests as you can. Remove or finish one, then try again.',
      ko: '보관할 수 있는 프로젝트 또는 진행 중인 견적 요청이 가득 찼습니다. 하나를 정리한 뒤 다시 시도해 주세요.',
    },
    retry: false,
  },
  SAVED_ROOMS_FULL: {
    text: {
      vi: 'Bạn đã lưu đủ số lựa chọn. Hãy xóa bớt trong trang của tôi rồi lưu lại.',
      en: 'You keep as many selections as you can. Delete one in my page, then save again.',
      ko: '저장할 수 있는 개수를 모두 사용했습니다. 마이페이지에서 하나를 지운 뒤 다시 저장해 주세요.',
    },
    retry: false,
  },
  /** A download that is not allowed (2.10 G6, G7). */
  DOWNLOADS_USED_UP: {
    text: {
      vi: 'Bạn đã dùng hết số lần tải của thiết kế này. Hãy liên hệ chúng tôi nếu cần tải thêm.',
      en: 'You have used every download of this design. Contact us if you need another one.',
      ko: '이 디자인의 다운로드 횟수를 모두 사용했습니다. 추가로 필요하면 문의해 주세요.',
    },
    retry: false,
  },
  DOWNLOAD_EXPIRED: {
    text: {
      vi: 'Thời hạn tải thiết kế này đã hết. Hãy liên hệ chúng tôi nếu cần gia hạn.',
      en: 'The time for downloading this design is over. Contact us if you need more of it.',
      ko: '이 디자인의 다운로드 기간이 끝났습니다. 연장이 필요하면 문의해 주세요.',
    },
    retry: false,
  },
  DOWNLOADS_LOCKED: {
    text: {
      vi: 'Tạm khóa tải xuống trong khi yêu cầu hoàn tiền được xem xét.',
      en: 'Downloads are locked while your refund is being decided.',
      ko: '환불 요청을 검토하는 동안에는 다운로드할 수 없습니다.',
    },
    retry: false,
  },
  LINK_EXPIRED: {
    text: {
      vi: 'Liên kết tải đã hết hạn hoặc đã bị thu hồi. Hãy tạo liên kết mới; việc này không mất lượt tải.',
      en: 'The download link has expired or was taken back. Make a new one; that uses no download.',
      ko: '다운로드 링크가 만료되었거나 회수되었습니다. 새 링크를 만드세요. 횟수는 차감되지 않습니다.',
    },
    retry: false,
  },
  /** Six hours, or twice its size: the ticket of a download is over. */
  DOWNLOAD_OVER: {
    text: {
      vi: 'Lượt tải này đã kết thúc. Hãy bắt đầu lượt tải mới.',
      en: 'This download is over. Start a new one.',
      ko: '이 다운로드는 종료되었습니다. 새로 시작해 주세요.',
    },
    retry: false,
  },
  INTERNAL: {
    text: {
      vi: 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau ít phút.',
      en: 'Something went wrong on our side. Please try again in a few minutes.',
      ko: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    },
    retry: true,
  },
  /** Somebody we depend on (a provider of sign-in, a carrier, a gateway) does not answer. */
  UNAVAILABLE: {
    text: {
      vi: 'Dịch vụ tạm thời chưa sẵn sàng. Vui lòng thử lại sau ít phút.',
      en: 'The service is not available right now. Please try again in a few minutes.',
      ko: '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    },
    retry: true,
  },
} as const satisfies Record<string, ErrorEntry>;
