import type { ErrorEntry } from './error-entry.ts';

const undescribed = {
  vi: 'Không thực hiện được yêu cầu. Vui lòng thử lại sau.',
  en: 'We could not complete this. Please try again later.',
  ko: '요청을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
} as const;

/**
 * AUTH_01–17 in the order the documents list their fifteen meanings; 16 and 17 are not described there
 * and show a general text (D57).
 */
export const authErrors = {
  AUTH_01: {
    text: {
      vi: 'Email này đã được đăng ký.',
      en: 'This email is already registered.',
      ko: '이미 가입된 이메일입니다.',
    },
    field: 'email',
    retry: false,
  },
  AUTH_02: {
    text: {
      vi: 'Mật khẩu cần ít nhất 6 ký tự.',
      en: 'The password needs at least 6 characters.',
      ko: '비밀번호는 6자 이상이어야 합니다.',
    },
    field: 'password',
    retry: false,
  },
  AUTH_03: {
    text: {
      vi: 'Tài khoản đã được kích hoạt. Bạn có thể đăng nhập.',
      en: 'This account is already active. You can log in.',
      ko: '이미 활성화된 계정입니다. 로그인해 주세요.',
    },
    retry: false,
  },
  AUTH_04: {
    text: {
      vi: 'Mã xác thực không đúng.',
      en: 'The verification code is wrong.',
      ko: '인증번호가 올바르지 않습니다.',
    },
    field: 'code',
    retry: false,
  },
  AUTH_05: {
    text: {
      vi: 'Không tìm thấy tài khoản nào với email này.',
      en: 'There is no account with this email.',
      ko: '등록되지 않은 이메일입니다.',
    },
    field: 'email',
    retry: false,
  },
  AUTH_06: {
    text: {
      vi: 'Mã xác thực không đúng hoặc đã hết hạn. Hãy lấy mã mới.',
      en: 'The code is wrong or has expired. Please ask for a new one.',
      ko: '인증번호가 올바르지 않거나 만료되었습니다. 새 인증번호를 받아 주세요.',
    },
    field: 'code',
    retry: false,
  },
  AUTH_07: {
    text: {
      vi: 'Mật khẩu xác nhận không khớp.',
      en: 'The two passwords do not match.',
      ko: '비밀번호 확인이 일치하지 않습니다.',
    },
    field: 'confirm_password',
    retry: false,
  },
  AUTH_08: {
    text: {
      vi: 'Tài khoản của bạn không có quyền thực hiện việc này.',
      en: 'Your account may not do this.',
      ko: '이 작업을 할 수 있는 권한이 없습니다.',
    },
    retry: false,
  },
  AUTH_09: {
    text: {
      vi: 'Mật khẩu hiện tại không đúng.',
      en: 'The current password is wrong.',
      ko: '현재 비밀번호가 올바르지 않습니다.',
    },
    field: 'old_password',
    retry: false,
  },
  AUTH_10: {
    text: {
      vi: 'Tài khoản không tồn tại.',
      en: 'This account does not exist.',
      ko: '존재하지 않는 계정입니다.',
    },
    retry: false,
  },
  AUTH_11: {
    text: {
      vi: 'Bạn chỉ lưu được tối đa 10 địa chỉ.',
      en: 'You can keep at most 10 addresses.',
      ko: '배송지는 최대 10개까지 등록할 수 있습니다.',
    },
    retry: false,
  },
  AUTH_12: {
    text: {
      vi: 'Trang không tồn tại.',
      en: 'This site does not exist.',
      ko: '존재하지 않는 사이트입니다.',
    },
    retry: false,
  },
  AUTH_13: {
    text: {
      vi: 'Email hoặc mật khẩu không đúng.',
      en: 'The email or the password is wrong.',
      ko: '이메일 또는 비밀번호가 올바르지 않습니다.',
    },
    retry: false,
  },
  AUTH_14: {
    text: {
      vi: 'Số điện thoại không đúng định dạng.',
      en: 'The phone number is not in a valid format.',
      ko: '전화번호 형식이 올바르지 않습니다.',
    },
    field: 'phone',
    retry: false,
  },
  AUTH_15: {
    text: {
      vi: 'Vui lòng nhập nội dung.',
      en: 'Please write something.',
      ko: '내용을 입력해 주세요.',
    },
    field: 'content',
    retry: false,
  },
  AUTH_16: { text: undescribed, retry: true },
  AUTH_17: { text: undescribed, retry: true },
} as const satisfies Record<string, ErrorEntry>;
