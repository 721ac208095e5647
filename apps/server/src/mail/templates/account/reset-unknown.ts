import { mailTemplate } from '../../template.ts';

/** For an e-mail without an account: many people forget with which one they signed up. */
export const resetUnknown = mailTemplate<{ email: string; language: string }>({
  secret: false,
  sample: { email: 'an.nguyen@hien.example', language: 'vi' },
  write: {
    vi: ({ email, language }) => ({
      subject: 'Email này chưa có tài khoản Hiên',
      parts: [
        `Chào bạn, vừa có yêu cầu đặt lại mật khẩu Hiên cho ${email}, nhưng email này chưa có tài khoản.`,
        'Có thể bạn đã đăng ký bằng một email khác, hoặc bằng Google, Apple, Facebook, Zalo.',
        { link: `/${language}/login`, label: 'Đến trang đăng nhập' },
      ],
      foot: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
    }),
    en: ({ email, language }) => ({
      subject: 'There is no Hiên account with this e-mail',
      parts: [
        `Hello, somebody asked for a new Hiên password for ${email}, but this e-mail has no account.`,
        'Perhaps you signed up with another e-mail, or with Google, Apple, Facebook or Zalo.',
        { link: `/${language}/login`, label: 'To the sign-in page' },
      ],
      foot: 'If you did not ask for it, ignore this mail.',
    }),
    ko: ({ email, language }) => ({
      subject: '[Hiên] 이 이메일로 가입된 계정이 없습니다',
      parts: [
        `안녕하세요. ${email}의 Hiên 비밀번호 재설정 요청이 있었지만, 이 이메일로 가입된 계정이 없습니다.`,
        '다른 이메일이나 Google, Apple, Facebook, Zalo로 가입하셨을 수 있습니다.',
        { link: `/${language}/login`, label: '로그인 페이지로 이동' },
      ],
      foot: '요청하지 않으셨다면 이 메일을 무시해 주세요.',
    }),
  },
});
